import type { Target } from './target.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** A person's details. */
export const personTargets: readonly Target[] = [
  {
    id: 'name',
    label: 'Full name',
    exact: true,
    words: words(`
      fullname displayname name person employee worker contact employeename workername legalname contactname staffname personname fullnamelegal
      payrollname namelastfirst namelastfirstmi lastfirst lastnamefirst lastnamefirstname lastfirstname lastnamefirstnamemi
      nombre vollstandigername anzeigename mitarbeiter nomecompleto nombrecompleto nombreyapellidos nomcomplet nometprenom prenometnom nomprenom
      nomaffiche nomedevisualizacao nombreparamostrar nominativo nomevisualizzato volledigenaam weergavenaam naam nome nom
    `),
  },
  {
    id: 'first',
    label: 'First name',
    words: words(`
      first firstname givenname forename preferredfirstname legalfirstname preferredorchosenfirstname namefirst vorname rufname prenom nombredepila primernombre
      primeironome primonome voornaam imie
    `),
  },
  {
    id: 'last',
    label: 'Last name',
    words: words(`
      last lastname surname familyname namelast nachname familienname zuname nomdefamille nom apellido apellidos primerapellido sobrenome
      ultimonome cognome achternaam nazwisko sn
    `),
  },
  {
    id: 'title',
    label: 'Job title',
    words: words(`
      jobtitle jobtitledescription title position role job designation organizationtitle organization1title funktion stelle stellenbezeichnung berufsbezeichnung positionsbezeichnung jobtitel
      intituleduposte intituleposte poste fonction funcao cargo puesto puestodetrabajo qualifica mansione ruolo functie functietitel stanowisko
    `),
  },
  {
    id: 'email',
    label: 'Email',
    kind: 'email',
    words: words(`
      workemail emailwork workemailaddress email emailaddress mail mailaddress emailadresse mailadresse courriel adresseemail adressemail
      adressecourriel adressedemessagerie correo correoelectronico direccionemail direcciondecorreo direcciondecorreoelectronico indirizzoemail
      postaelettronica enderecoemail emailadres primaryemail workcontactworkemail email1value userprincipalname upn
    `),
  },
  {
    id: 'phone',
    label: 'Phone',
    kind: 'phone',
    words: words(`
      workphone phonework businessphone officephone workcontactworkphone phone phonenumber phone1value telephone telephonenumber tel contactnumber mobile mobilephone mobilenumber
      cell cellphone cellnumber telefon telefonnummer rufnummer telefongeschaftlich handy handynummer mobil mobiltelefon mobilnummer
      numerodetelephone portable telephoneportable telefono numerodetelefono telefonomovil movil telefone celular cellulare
      telefoonnummer telefoon mobiel
    `),
  },
];

/** Other facts that the directory has about a person. */
export const staffTargets: readonly Target[] = [
  ...personTargets,
  {
    id: 'department',
    label: 'Department',
    words: words(`
      department departmentname departmentdescription homedepartmentdescription homedepartment organizationdepartment organization1department team division supervisoryorganization orgunit organizationalunit costcentername abteilung bereich fachbereich
      departement service departamento area departmentdivision reparto dipartimento afdeling
    `),
  },
  {
    id: 'location',
    label: 'Location',
    words: words(`
      location locationname locationdescription officelocation office site workplace place branch city standort arbeitsort buro niederlassung ort site lieu lieudetravail bureau
      emplacement ville ubicacion oficina sede ciudad localidade localizacao sedelavoro kantoor locatie vestiging
    `),
  },
  {
    id: 'pronouns',
    label: 'Pronouns',
    words: words('pronouns pronomen pronoms pronombres pronomes pronomi voornaamwoorden'),
  },
  {
    id: 'startDate',
    label: 'Start date',
    kind: 'date',
    words: words(`
      startdate hiredate originalhiredate hirerehiredate latesthiredate employmentstartdate dateofhire datehired dateofjoining joiningdate joindate start startedon firstday
      eintrittsdatum eintritt startdatum einstellungsdatum beginn dateembauche datedembauche datedentree dateentree datededebut datedebut
      fechadeinicio fechainicio fechadeingreso fechaingreso fechadecontratacion fechadealta datadeinicio datadeadmissao datadiassunzione
      datumindienst indiensttreding
    `),
  },
  {
    id: 'manager',
    label: 'Manager',
    kind: 'email',
    words: words(`
      manageremail managersemail manageremailaddress manageremailid emailofmanager supervisoremail supervisoremailaddress reportstoemail
      linemanageremail directmanageremail manager managername managerfullname reportsto reportstoname reportingto reportingmanager
      reportingmanagername linemanager linemanagername directmanager directmanagername supervisor supervisorname vorgesetzter vorgesetzte fuhrungskraft emailvorgesetzter responsable
      superieur superieurhierarchique n1 jefe jefedirecto gerente gestor superior supervisore leidinggevende
    `),
  },
];
