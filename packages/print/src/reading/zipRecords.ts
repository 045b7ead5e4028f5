/** Records of a ZIP archive (APPNOTE.TXT 6.3, 4.3): their signatures and their sizes in bytes, without the parts of variable length. */
export const endRecord = { signature: 0x06054b50, size: 22 };
export const centralHeader = { signature: 0x02014b50, size: 46 };
export const localHeader = { signature: 0x04034b50, size: 30 };

/** Compression methods (4.4.5). */
export const zipMethod = { stored: 0, deflated: 8 };

/** The end of central directory record at an offset: how many entries the archive has, and where their headers begin. */
export const readEndRecord = (view: DataView, at: number) => ({
  entryCount: view.getUint16(at + 10, true),
  centralStart: view.getUint32(at + 16, true),
});

/** The central directory header of an entry at an offset. */
export function readCentralHeader(bytes: Uint8Array, view: DataView, at: number) {
  const nameStart = at + centralHeader.size;
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const commentLength = view.getUint16(at + 32, true);
  return {
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packedSize: view.getUint32(at + 20, true),
    localStart: view.getUint32(at + 42, true),
    name: new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameLength)),
    end: nameStart + nameLength + extraLength + commentLength,
  };
}

/** Where the data of the entry with this local header begins. */
export const dataStart = (view: DataView, localStart: number): number =>
  localStart +
  localHeader.size +
  view.getUint16(localStart + 26, true) +
  view.getUint16(localStart + 28, true);
