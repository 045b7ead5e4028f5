import { type FileKind, type LookFault, lookAtFile } from '@daybreak/supabase/resume/look';
import type { Language } from './languages.ts';

export { lookAtFile };

const kinds: Record<Language, Record<FileKind, string>> = {
  en: {
    pdf: 'a PDF',
    doc: 'a Word 97–2003 document (DOC)',
    docx: 'a Word document (DOCX)',
    rtf: 'a rich text file (RTF)',
    excel: 'an Excel workbook',
    powerpoint: 'a PowerPoint presentation',
    outlook: 'an Outlook message',
    openDocument: 'an OpenDocument file (such as ODT)',
    pages: 'a Pages, Numbers or Keynote file',
    epub: 'an e-book (EPUB)',
    zip: 'a ZIP archive',
    archive: 'an archive (such as RAR)',
    wordPerfect: 'a WordPerfect document',
    text: 'a text file',
    webPage: 'a web page (HTML)',
    picture: 'a picture',
    program: 'a program',
  },
  es: {
    pdf: 'un PDF',
    doc: 'un documento de Word 97–2003 (DOC)',
    docx: 'un documento de Word (DOCX)',
    rtf: 'un archivo de texto enriquecido (RTF)',
    excel: 'un libro de Excel',
    powerpoint: 'una presentación de PowerPoint',
    outlook: 'un mensaje de Outlook',
    openDocument: 'un archivo de OpenDocument (como ODT)',
    pages: 'un archivo de Pages, Numbers o Keynote',
    epub: 'un libro electrónico (EPUB)',
    zip: 'un archivo ZIP',
    archive: 'un archivo comprimido (como RAR)',
    wordPerfect: 'un documento de WordPerfect',
    text: 'un archivo de texto',
    webPage: 'una página web (HTML)',
    picture: 'una imagen',
    program: 'un programa',
  },
};

/** Texts for a file that only has the wrong name. */
const renamed: Record<Language, (what: string, extension: string) => string> = {
  en: (what, extension) =>
    `This file is ${what}, but its name has a different extension. Rename it to end in .${extension}, then choose it again.`,
  es: (what, extension) =>
    `Este archivo es ${what} y su nombre dice otra cosa. Cambie el final del nombre a .${extension} y elíjalo de nuevo.`,
};
const other: Record<Language, (what: string) => string> = {
  en: (what) => `This file is ${what}. Save your resume as a PDF or Word document, then choose that file.`,
  es: (what) =>
    `Este archivo es ${what}. Guarde su currículum como PDF o documento de Word y elija ese archivo.`,
};

const sentences = (language: Language) =>
  Object.fromEntries(
    Object.entries(kinds[language]).map(([kind, what]) => [
      kind,
      kind === 'pdf' || kind === 'doc' || kind === 'docx'
        ? renamed[language](what, kind)
        : other[language](what),
    ]),
  );

/** Texts on what a refused file actually is, and what to do about it. */
export const refusalTexts: Record<Language, Partial<Record<LookFault, string>>> = {
  en: sentences('en'),
  es: sentences('es'),
};
