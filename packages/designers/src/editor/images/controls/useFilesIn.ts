import { type ClipboardEvent, type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Accepts files dropped on an element or pasted into it, if there's a handler. `over` is true while files are dragged
 * over it.
 */
export function useFilesIn(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  if (!onFiles) return { over: false, handlers: {} };
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...files]);
  };
  return {
    over: isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        // Moving over a child doesn't count as leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        take(event, event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  };
}
