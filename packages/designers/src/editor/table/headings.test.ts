import { describe, expect, it } from 'vitest';
import { matched } from './columns.ts';
import { staffTargets } from './personTargets.ts';
import { namedByFirstRow, readTable } from './readTable.ts';

const read = (text: string) => readTable(new TextEncoder().encode(text), staffTargets);

describe('the columns of exports', () => {
  const columns = (headers: string) => {
    const names = headers.split(headers.includes('|') ? '|' : ',');
    return Object.fromEntries(
      Object.entries(matched(names, staffTargets)).map(([id, place]) => [id, names[place ?? -1]]),
    );
  };
  it.each([
    [
      'Microsoft 365',
      'Block credential,City,Department,Display name,Fax,First name,Last name,Mobile Phone,Object Id,Office,Phone number,Proxy addresses,Title,Usage location,User principal name,When created',
      {
        name: 'Display name',
        first: 'First name',
        last: 'Last name',
        title: 'Title',
        email: 'User principal name',
        phone: 'Phone number',
        department: 'Department',
        location: 'Office',
      },
    ],
    [
      'Entra',
      'id,userPrincipalName,displayName,givenName,surname,mail,jobTitle,department,officeLocation,telephoneNumber,mobilePhone',
      {
        name: 'displayName',
        first: 'givenName',
        last: 'surname',
        email: 'mail',
        title: 'jobTitle',
        phone: 'telephoneNumber',
        department: 'department',
        location: 'officeLocation',
      },
    ],
    [
      'Google Workspace',
      'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required],New Primary Email,Recovery Email,Home Secondary Email,Work Secondary Email,Recovery Phone [MUST BE IN THE E.164 FORMAT],Work Phone,Home Phone,Mobile Phone,Employee ID,Employee Title,Manager Email,Department',
      {
        first: 'First Name [Required]',
        last: 'Last Name [Required]',
        email: 'Email Address [Required]',
        phone: 'Work Phone',
        title: 'Employee Title',
        manager: 'Manager Email',
        department: 'Department',
      },
    ],
    [
      'BambooHR',
      'Employee #,First Name,Last Name,Preferred Name,Hire Date,Job Title,Department,Location,Reports To,Work Email,Work Phone,Home Email',
      {
        first: 'First Name',
        last: 'Last Name',
        startDate: 'Hire Date',
        title: 'Job Title',
        department: 'Department',
        location: 'Location',
        manager: 'Reports To',
        email: 'Work Email',
        phone: 'Work Phone',
      },
    ],
    [
      'Workday',
      'Worker,Employee ID,Legal First Name,Legal Last Name,Email - Work,Phone - Work,Business Title,Supervisory Organization,Location,Hire Date,Manager,Company Name',
      {
        name: 'Worker',
        first: 'Legal First Name',
        last: 'Legal Last Name',
        email: 'Email - Work',
        phone: 'Phone - Work',
        title: 'Business Title',
        department: 'Supervisory Organization',
        location: 'Location',
        startDate: 'Hire Date',
        manager: 'Manager',
      },
    ],
    [
      'ADP',
      'Payroll Name,Position ID,Job Title Description,Home Department Description,Location Description,Hire/Rehire Date,Reports To Name,Work Contact: Work Email,Work Contact: Work Phone',
      {
        name: 'Payroll Name',
        title: 'Job Title Description',
        department: 'Home Department Description',
        location: 'Location Description',
        startDate: 'Hire/Rehire Date',
        manager: 'Reports To Name',
        email: 'Work Contact: Work Email',
        phone: 'Work Contact: Work Phone',
      },
    ],
    [
      'BambooHR, names in one column',
      'Last Name, First Name|Job Title|Work Email|Supervisor name',
      {
        name: 'Last Name, First Name',
        title: 'Job Title',
        email: 'Work Email',
        manager: 'Supervisor name',
      },
    ],
    [
      'Google Contacts',
      'Name Prefix,First Name,Last Name,Organization Name,Organization Title,Organization Department,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
      {
        first: 'First Name',
        last: 'Last Name',
        title: 'Organization Title',
        department: 'Organization Department',
        email: 'E-mail 1 - Value',
        phone: 'Phone 1 - Value',
      },
    ],
    [
      'German',
      'Name,Vorname,E-Mail (geschäftlich),Telefonnummer,Stellenbezeichnung,Abteilung,Standort,Eintrittsdatum,Führungskraft',
      {
        last: 'Name',
        first: 'Vorname',
        email: 'E-Mail (geschäftlich)',
        phone: 'Telefonnummer',
        title: 'Stellenbezeichnung',
        department: 'Abteilung',
        location: 'Standort',
        startDate: 'Eintrittsdatum',
        manager: 'Führungskraft',
      },
    ],
    [
      'French',
      'Nom,Prénom,Adresse e-mail professionnelle,Numéro de téléphone,Intitulé du poste,Service,Lieu de travail,Date d’embauche,Responsable',
      {
        last: 'Nom',
        first: 'Prénom',
        email: 'Adresse e-mail professionnelle',
        phone: 'Numéro de téléphone',
        title: 'Intitulé du poste',
        department: 'Service',
        location: 'Lieu de travail',
        startDate: 'Date d’embauche',
        manager: 'Responsable',
      },
    ],
    [
      'Spanish',
      'Nombre,Apellidos,Correo electrónico,Teléfono,Puesto de trabajo,Departamento,Ubicación,Fecha de ingreso,Jefe directo',
      {
        name: 'Nombre',
        last: 'Apellidos',
        email: 'Correo electrónico',
        phone: 'Teléfono',
        title: 'Puesto de trabajo',
        department: 'Departamento',
        location: 'Ubicación',
        startDate: 'Fecha de ingreso',
        manager: 'Jefe directo',
      },
    ],
  ])('are recognized by name: %s', (_name, headers, found) => expect(columns(headers)).toEqual(found));

  it('do not include unknown names', () => {
    expect(columns('Company name,User name,Home Email,Recovery phone,Shoe size,Employee ID')).toEqual({});
  });
});

describe('headings', () => {
  it.each([
    ['Staff list\n\nEmail;First name\na@b.example;Ada\n'],
    ['Staff list;;\nExported;11/25/2026;\n;;\nEmail;First name;Phone\na@b.example;Ada;\n'],
    ['Employees\nEmail\tFirst name\na@b.example\tAda\n'],
    ['"Report, all of it",,\nby HR,,\nEmail,First name,Phone\na@b.example,Ada,\n'],
  ])('are found below titles and empty lines, which the table reports (%#)', (text) => {
    const table = read(text);
    expect(table.headers.slice(0, 2)).toEqual(['Email', 'First name']);
    expect(table.rows[0]?.slice(0, 2)).toEqual(['a@b.example', 'Ada']);
    expect(table.remarks[0]).toMatch(/above the headings (is|are) skipped: “/);
  });

  it('count as lines of the file, like empty ones', () =>
    expect(read('Staff\n\nEmail,First name\n\na@b.example,Ada\n').places).toEqual([5]));

  it('are recognized above addresses, numbers or dates, even with unknown names', () =>
    expect(read('Foo,Bar\na@b.example,x\nc@b.example,y\n')).toMatchObject({
      heading: 'named',
      headers: ['Foo', 'Bar'],
    }));

  it.each([
    ['Nora Hale,Inspector,nora@b.example,+1 512 555 0178\nOmar Lind,Buyer,omar@b.example,\n', 'none'],
    ['Nora Hale,Inspector\nOmar Lind,Buyer\n', 'open'],
    ['Nora Hale,03/04/2026\nOmar Lind,05/04/2026\n', 'none'],
    ['Ada Okafor,\nMax Ortiz,Manager\n', 'open'],
  ])('take no row away if there are none (%#)', (text, heading) => {
    const table = read(text);
    expect([table.heading, table.rows.length]).toEqual([heading, 2]);
    expect(table.headers[0]).toBe('Column 1');
    const named = namedByFirstRow(table);
    expect([named.heading, named.headers[0], named.rows.length, named.places]).toEqual([
      'named',
      table.rows[0]?.[0],
      1,
      [2],
    ]);
  });

  it.each([
    ['Name;Title\nGröße, Jürgen;Prüfer\nOkafor, Ada;Chief\n', ['Größe, Jürgen', 'Prüfer']],
    ['Name|Title\nA;B|C\n', ['A;B', 'C']],
    ['Name\nAda Okafor\n', ['Ada Okafor']],
  ])('show which delimiter the cells have (%#)', (text, row) => expect(read(text).rows[0]).toEqual(row));
});
