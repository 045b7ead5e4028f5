import { ruleOf } from '@daybreak/designers/library';
import { isAdministrator } from '../../interfaces/Staff.ts';
import {
  now,
  type Part,
  picturesIn,
  pieceFor,
  refused,
  requireStaff,
  type ShelfAccess,
  savedPiece,
  titleOf,
} from './shelf.ts';
import { addVersion, beginPiece, isNew, keepPresent, writeFields } from './writing.ts';

type Names = 'templates' | 'publishTemplate' | 'withdrawTemplate' | 'startFromTemplate' | 'followTemplate';

export function templates(desk: ShelfAccess): Part<Names> {
  const published = desk.shelf.templates;
  const administers = () => isAdministrator(desk.asker().role);
  const requireAdministrator = () => {
    if (!administers()) throw refused('Only administrators can publish templates.');
  };
  const templateFor = (id: string | undefined) => {
    requireStaff(desk);
    const template = published.get(id ?? '');
    if (!template || template.withdrawnAt) throw refused('This template was withdrawn. Choose another one.');
    return template;
  };

  return {
    templates(designer) {
      if (!desk.asker().role) return [];
      return [...published.values()]
        .filter((each) => (!each.withdrawnAt || administers()) && (!designer || each.designer === designer))
        .map(({ brandVersion: _, ...template }) => template)
        .sort((a, b) => a.name.localeCompare(b.name));
    },
    publishTemplate({ id, piece, name, summary, rules }) {
      requireAdministrator();
      const { row } = pieceFor(desk, piece, 'edit');
      if (Object.keys(rules).some((field) => !(field in row.draft)))
        throw refused('Choose a rule for each template field: free, locked or must change.');
      const before = published.get(id);
      if (before && before.designer !== row.designer)
        throw refused("A template can't switch designers. Publish this piece as a new template.");
      const said = { name: titleOf(name), summary, rules, draft: row.draft };
      const old = before && {
        name: before.name,
        summary: before.summary,
        rules: before.rules,
        draft: before.draft,
      };
      if (before && !before.withdrawnAt && JSON.stringify(said) === JSON.stringify(old))
        return before.version;
      const version = (before?.version ?? 0) + 1;
      published.set(id, {
        ...said,
        id,
        version,
        designer: row.designer,
        designerVersion: row.designerVersion,
        brandVersion: row.brandVersion,
        pictures: picturesIn(row.draft, row.pictures),
        publishedBy: desk.asker().accountId,
        publishedAt: now(),
        withdrawnAt: null,
      });
      return version;
    },
    withdrawTemplate(id) {
      requireAdministrator();
      const template = published.get(id);
      if (!template) throw refused("This template doesn't exist.");
      published.set(id, { ...template, withdrawnAt: template.withdrawnAt ?? now() });
    },
    startFromTemplate(pieceId, templateId, name, folder) {
      const template = templateFor(templateId);
      const { version, designer, designerVersion, brandVersion, draft, pictures, rules } = template;
      return beginPiece(
        desk,
        {
          id: pieceId,
          designer,
          designerVersion,
          brandVersion,
          name,
          draft,
          pictures,
          ...(folder ? { folder } : {}),
        },
        { fromTemplate: { id: templateId, version }, rules },
      );
    },
    followTemplate(pieceId, mutation) {
      const { row } = pieceFor(desk, pieceId, 'edit');
      const template = templateFor(row.fromTemplate?.id);
      if (isNew(row, mutation) && template.version > (row.fromTemplate?.version ?? 0)) {
        const me = desk.asker().accountId;
        keepPresent(row, me);
        const isLocked = (field: string) => ruleOf(template.rules, field) === 'locked';
        const given = Object.keys(row.draft).filter(isLocked);
        const taken = Object.entries(template.draft).filter(
          ([field]) => isLocked(field) || !(field in row.draft),
        );
        const changes = {
          ...Object.fromEntries(given.map((field) => [field, null])),
          ...Object.fromEntries(taken),
        };
        writeFields(row, me, row.revision, changes, mutation);
        row.fromTemplate = { id: template.id, version: template.version };
        row.rules = template.rules;
        row.designerVersion = Math.max(row.designerVersion, template.designerVersion);
        row.pictures = { ...row.pictures, ...template.pictures };
        addVersion(row, me);
      }
      return savedPiece(row, mutation);
    },
  };
}
