import { describe, expect, it } from 'vitest';
import { nameParts } from './nameParts.ts';

/** In the order of `N`: family, given, additional, prefix, suffix. */
const n = (name: string, fields: { firstName?: string; lastName?: string } = {}) =>
  Object.values(
    (({ family, given, additional, prefix, suffix }) => ({ family, given, additional, prefix, suffix }))(
      nameParts({ name, ...fields }),
    ),
  ).join(';');

describe('the parts of a name', () => {
  it.each([
    ['Ada Okafor', 'Okafor;Ada;;;'],
    ['Zoë Nuñez-Ångström', 'Nuñez-Ångström;Zoë;;;'],
    ['John Quincy Adams', 'Adams;John;Quincy;;'],
    ['J. R. R. Tolkien', 'Tolkien;J.;R. R.;;'],
    ['Łukasz Łukasiewicz', 'Łukasiewicz;Łukasz;;;'],
    ['Иван Иванович Иванов', 'Иванов;Иван;Иванович;;'],
    ['Sukarno', ';Sukarno;;;'],
    ['Yo-Yo Ma', 'Ma;Yo-Yo;;;'],
    ['JACK MA', 'MA;JACK;;;'],
    ['Grace Lee', 'Lee;Grace;;;'],
    ['Al Gore', 'Gore;Al;;;'],
    ['Van Morrison', 'Morrison;Van;;;'],
    ['Ben Ben Smith', 'Smith;Ben;Ben;;'],
  ])('start with the given name in %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['山田 太郎', '山田;太郎;;;'],
    ['山田\u3000太郎', '山田;太郎;;;'],
    ['山田太郎', '山田;太郎;;;'],
    ['山田たろう', '山田;たろう;;;'],
    ['김 민수', '김;민수;;;'],
    ['김민수', '김;민수;;;'],
    ['남궁민수', '남궁;민수;;;'],
    ['王小明', '王;小明;;;'],
    ['王 小明', '王;小明;;;'],
    ['李娜', '李;娜;;;'],
    ['欧阳娜娜', '欧阳;娜娜;;;'],
    ['Nguyễn Văn An', 'Nguyễn;An;Văn;;'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn;Khai;Thị Minh;;'],
    ['Trần Hưng Đạo', 'Trần;Đạo;Hưng;;'],
    ['Nguyen Van An', 'Nguyen;An;Van;;'],
    ['Kim Min-su', 'Kim;Min-su;;;'],
    ['Park Ji-Hoon', 'Park;Ji-Hoon;;;'],
    ['YAMADA Taro', 'YAMADA;Taro;;;'],
    ['Иванов Иван Иванович', 'Иванов;Иван;Иванович;;'],
  ])('start with the family name in %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['An Nguyễn', 'Nguyễn;An;;;'],
    ['Minh Anh Tran', 'Tran;Minh;Anh;;'],
    ['Min-su Kim', 'Kim;Min-su;;;'],
    ['Lee Smith-Jones', 'Smith-Jones;Lee;;;'],
    ['Taro YAMADA', 'YAMADA;Taro;;;'],
    ['ジョン・スミス', 'スミス;ジョン;;;'],
    ['约翰·史密斯', '史密斯;约翰;;;'],
  ])('stay in Western order in %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['Jan van der Berg', 'van der Berg;Jan;;;'],
    ['Jan Van Der Berg', 'Van Der Berg;Jan;;;'],
    ['Ludwig von Mises', 'von Mises;Ludwig;;;'],
    ['Karl Maria von Weber', 'von Weber;Karl;Maria;;'],
    ['Oscar de la Hoya', 'de la Hoya;Oscar;;;'],
    ['Leonardo da Vinci', 'da Vinci;Leonardo;;;'],
    ['Mohammed bin Salman', 'bin Salman;Mohammed;;;'],
    ['Ahmed Hassan al-Farsi', 'al-Farsi;Ahmed;Hassan;;'],
    ['Omar Al-Khatib', 'Al-Khatib;Omar;;;'],
    ['Maria dos Santos', 'dos Santos;Maria;;;'],
    ['José Ortega y Gasset', 'Ortega y Gasset;José;;;'],
    ["Gabriele D'Annunzio", "D'Annunzio;Gabriele;;;"],
    ['María del Carmen García', 'García;María del Carmen;;;'],
    ['Abd al-Rahman Hassan', 'Hassan;Abd al-Rahman;;;'],
    ['خالد بن سلمان', 'بن سلمان;خالد;;;'],
  ])('include particles in the family name: %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['van der Berg, Jan', 'van der Berg;Jan;;;'],
    ['García Márquez, Gabriel José', 'García Márquez;Gabriel;José;;'],
    ['Smith, John, Jr.', 'Smith;John;;;Jr.'],
    ['Smith Jr., John', 'Smith;John;;;Jr.'],
    ['Berg, Dr. Jan', 'Berg;Jan;;Dr.;'],
  ])('have the family name before a comma: %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['Dr. Ada Okafor', 'Okafor;Ada;;Dr.;'],
    ['Prof. Dr. Jan van der Berg', 'van der Berg;Jan;;Prof. Dr.;'],
    ['Prof. Dr. h.c. Anna Huber', 'Huber;Anna;;Prof. Dr. h.c.;'],
    ['Dr Ada Okafor', 'Okafor;Ada;;Dr;'],
    ['Martin Luther King Jr.', 'King;Martin;Luther;;Jr.'],
    ['Martin Luther King, Jr.', 'King;Martin;Luther;;Jr.'],
    ['John Smith III', 'Smith;John;;;III'],
    ['Ada Okafor, PhD', 'Okafor;Ada;;;PhD'],
    ['Ada Okafor Ph.D.', 'Okafor;Ada;;;Ph.D.'],
    ['Ada Okafor MD', 'Okafor;Ada;;;MD'],
    ['Dr. John Smith Jr., M.D., PhD', 'Smith;John;;Dr.;Jr. M.D. PhD'],
    ['Ms. Yo-Yo Ma', 'Ma;Yo-Yo;;Ms.;'],
    ['Dr. 山田 太郎', '山田;太郎;;Dr.;'],
    ['Dr. Okafor', 'Okafor;;;Dr.;'],
    ['Don Johnson', 'Johnson;Don;;;'],
  ])('separate titles and degrees: %s', (name, parts) => expect(n(name)).toBe(parts));

  it.each([
    ['Gabriel', 'García Márquez', 'García Márquez;Gabriel;;;'],
    ['Mary Ann', 'Smith', 'Smith;Mary Ann;;;'],
    ['Văn An', 'Nguyễn', 'Nguyễn;Văn An;;;'],
    ['太郎', '山田', '山田;太郎;;;'],
    ['Dr. Jan', 'van der Berg Jr.', 'van der Berg;Jan;;Dr.;Jr.'],
    ['Van', 'Do', 'Do;Van;;;'],
    ['Jan', 'Berg, PhD', 'Berg;Jan;;;PhD'],
  ])('follow the fields %s and %s', (firstName, lastName, parts) =>
    expect(n(`${firstName} ${lastName}`, { firstName, lastName })).toBe(parts),
  );

  it('have all letters of the name and no others', () => {
    for (const name of [
      '',
      ' ',
      ',',
      'Jr.',
      'Dr.',
      'van der',
      'y',
      'Dr. Jr.',
      '・',
      'a,b,c,d',
      'de',
      'Jan y',
      'Al',
    ])
      expect([...n(name).replaceAll(/[;\s,・]/g, '')].sort().join(''), name).toBe(
        [...name.replaceAll(/[;\s,・]/g, '')].sort().join(''),
      );
  });
});
