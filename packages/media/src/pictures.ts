interface NamedPicture<File extends string> {
  /** First part of its files' names, for example `solar-farm` of `solar-farm-960.avif`. */
  readonly file: File;
  readonly name: string;
  /** What is to be seen, for people who do not see it. */
  readonly alt: string;
  /** Pixels of the full-size JPEG. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the smaller AVIF and WebP files, ascending. */
  readonly widths: readonly number[];
}

const picture = <File extends string>(
  file: File,
  name: string,
  alt: string,
  width = 1600,
): NamedPicture<File> => ({
  file,
  name,
  alt,
  width,
  height: (width / 16) * 9,
  widths: [480, 960, width],
});

/** Rendered pictures of our own: free of rights of others, to be cropped boldly with the horizon low. */
export const pictures = [
  picture('solar-farm', 'Solar farm', 'Rows of solar panels in a meadow, the sun low behind them', 1920),
  picture('solar-utility-aerial', 'Solar field', 'Solar rows from above, narrowing towards hills at dawn'),
  picture('solar-aisle', 'Solar aisle', 'A grass aisle between two rows of panels, the sun at its end'),
  picture('commercial-roof', 'Commercial roof', 'Solar panels on a flat roof before a city skyline'),
  picture('battery-storage', 'Battery storage', 'White battery containers in rows under an evening sky'),
  picture('inverters', 'Inverters', 'A row of white inverters with orange cables'),
  picture('grid-pylons', 'Grid', 'Power pylons crossing a field at sunrise'),
  picture('warehouse', 'Warehouse', 'High shelves with boxes, daylight at the end of the aisle'),
  picture('panel-recycling', 'Panel recycling', 'Panels in stacks beside a conveyor with crushed glass'),
  picture('drive-destruction', 'Drive destruction', 'An opened hard drive among metal shreds'),
  picture('logistics-dock', 'Logistics dock', 'Trailers at a loading dock in low sun'),
] as const;

/** First part of the names of a picture's files. */
export type PictureFile = (typeof pictures)[number]['file'];
export type Picture = NamedPicture<PictureFile>;

/** The picture whose files have this name. Throws on a name that no picture has. */
export function pictureNamed(file: PictureFile): Picture {
  const found = pictures.find((picture) => picture.file === file);
  if (!found)
    throw new Error(
      `There is no picture "${file}". There are: ${pictures.map((one) => one.file).join(', ')}.`,
    );
  return found;
}
