/** An ICC profile of sRGB (IEC 61966-2-1), version 2.1, written from its definition. */
export function srgbProfile(): Uint8Array<ArrayBuffer> {
  const xyz = (...values: number[]) => {
    const data = block('XYZ ', 20);
    values.forEach((value, index) => {
      data.setInt32(8 + index * 4, Math.round(value * 65536));
    });
    return data;
  };
  const curve = toneCurve();
  // Primaries and white point in the D50 connection space.
  const tags: [string, DataView][] = [
    ['desc', description('sRGB')],
    ['cprt', text('Public domain')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const blocks = [...new Set(tags.map(([, data]) => data))];
  const tableEnd = 128 + 4 + tags.length * 12;
  const offsets = new Map<DataView, number>();
  let length = tableEnd;
  for (const data of blocks) {
    offsets.set(data, length);
    length += (data.byteLength + 3) & ~3;
  }
  const profile = new Uint8Array(length);
  const view = new DataView(profile.buffer);
  view.setUint32(0, length);
  view.setUint32(8, 0x02100000);
  put(view, 12, 'mntrRGB XYZ ');
  [2026, 1, 1].forEach((part, index) => {
    view.setUint16(24 + index * 2, part);
  });
  put(view, 36, 'acsp');
  [0.9642, 1, 0.8249].forEach((value, index) => {
    view.setInt32(68 + index * 4, Math.round(value * 65536));
  });
  view.setUint32(128, tags.length);
  tags.forEach(([tag, data], index) => {
    put(view, 132 + index * 12, tag);
    view.setUint32(136 + index * 12, offsets.get(data) ?? 0);
    view.setUint32(140 + index * 12, data.byteLength);
  });
  for (const [data, offset] of offsets) profile.set(new Uint8Array(data.buffer), offset);
  return profile;
}

function block(type: string, length: number): DataView {
  const view = new DataView(new ArrayBuffer(length));
  put(view, 0, type);
  return view;
}

function put(view: DataView, at: number, letters: string) {
  for (let index = 0; index < letters.length; index++) view.setUint8(at + index, letters.charCodeAt(index));
}

function text(words: string): DataView {
  const data = block('text', 9 + words.length);
  put(data, 8, words);
  return data;
}

/** The version 2 description: ASCII, then empty Unicode and ScriptCode parts. */
function description(words: string): DataView {
  const data = block('desc', 12 + words.length + 1 + 4 + 4 + 2 + 1 + 67);
  data.setUint32(8, words.length + 1);
  put(data, 12, words);
  return data;
}

function toneCurve(): DataView {
  const count = 1024;
  const data = block('curv', 12 + count * 2);
  data.setUint32(8, count);
  for (let index = 0; index < count; index++) {
    const value = index / (count - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    data.setUint16(12 + index * 2, Math.round(linear * 65535));
  }
  return data;
}
