/** The second bytes of JPEG markers (ITU T.81, table B.1), by their names there. */
export const jpegMarker = {
  sof0: 0xc0,
  sof1: 0xc1,
  sof2: 0xc2,
  sof15: 0xcf,
  dht: 0xc4,
  jpg: 0xc8,
  dac: 0xcc,
  rst0: 0xd0,
  rst7: 0xd7,
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dri: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  com: 0xfe,
  tem: 0x01,
} as const;

/** Starts every marker. In coded pixels, a zero follows a byte with this value that isn't a marker. */
export const markerPrefix = 0xff;

export const isRestart = (marker: number): boolean => marker >= jpegMarker.rst0 && marker <= jpegMarker.rst7;
