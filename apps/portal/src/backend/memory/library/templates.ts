import { ruleOf } from '@daybreak/designers/library';
import type { TeamTemplates } from '../../interfaces/Library.ts';
import { isAdministrator } from '../../interfaces/Staff.ts';
import type { Methods } from '../operation.ts';
import {
  type LibraryAccess,
  now,
  picturesInDraft,
  refusal,
  requireName,
  requirePiece,
  requireStaff,
  savedPiece,
} from './libraryStore.ts';
import { addVersion, createPiece, ensureVersion, recordMutation, writeFields } from './rowChanges.ts';

export function templates(access: LibraryAccess): Methods<TeamTemplates> {
  const published = access.store.templates;
  const administers = () => isAdministrator(access.caller().role);
  const requireAdministrator = () => {
    if (!administers()) throw refusal('Only administrators can publish templates.');
  };
  const templateFor = (id: string | undefined) => {
    requireStaff(access);
    const template = published.get(id ?? '');
    if (!template || template.withdrawnAt) throw refusal('This template was withdrawn. Choose another one.');
    return template;
  };

  return {
    templates(designer) {
      if (!access.caller().role) return [];
      return [...published.values()]
        .filter((each) => (!each.withdrawnAt || administers()) && (!designer || each.designer === designer))
        .map(({ brandVersion: _, ...template }) => template)
        .sort((a, b) => a.name.localeCompare(b.name));
    },
    publishTemplate({ id, piece, name, summary, rules }) {
      requireAdministrator();
      const { row } = requirePiece(access, piece, 'edit');
      if (Object.keys(rules).some((field) => !(field in row.draft)))
        throw refusal('Choose a rule for each template field: free, locked or must change.');
      const before = published.get(id);
      if (before && before.designer !== row.designer)
        throw refusal("A template can't switch designers. Publish this piece as a new template.");
      const content = { name: requireName(name), summary, rules, draft: row.draft };
      const earlier = before && {
        name: before.name,
        summary: before.summary,
        rules: before.rules,
        draft: before.draft,
      };
      if (before && !before.withdrawnAt && JSON.stringify(content) === JSON.stringify(earlier))
        return before.version;
      const version = (before?.version ?? 0) + 1;
      published.set(id, {
        ...content,
        id,
        version,
        designer: row.designer,
        designerVersion: row.designerVersion,
        brandVersion: row.brandVersion,
        pictures: picturesInDraft(row.draft, row.pictures),
        publishedBy: access.caller().accountId,
        withdrawnAt: null,
      });
      return version;
    },
    withdrawTemplate(id) {
      requireAdministrator();
      const template = published.get(id);
      if (!template) throw refusal("This template doesn't exist.");
      published.set(id, { ...template, withdrawnAt: template.withdrawnAt ?? now() });
    },
    startFromTemplate(pieceId, templateId, name, folder) {
      const template = templateFor(templateId);
      const { version, designer, designerVersion, brandVersion, draft, pictures, rules } = template;
      return createPiece(
        access,
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
      const { row } = requirePiece(access, pieceId, 'edit');
      const template = templateFor(row.fromTemplate?.id);
      if (recordMutation(row, mutation) && template.version > (row.fromTemplate?.version ?? 0)) {
        const me = access.caller().accountId;
        ensureVersion(row, me);
        const isLocked = (field: string) => ruleOf(template.rules, field) === 'locked';
        const lockedFields = Object.keys(row.draft).filter(isLocked);
        const templateValues = Object.entries(template.draft).filter(
          ([field]) => isLocked(field) || !(field in row.draft),
        );
        const changes = {
          ...Object.fromEntries(lockedFields.map((field) => [field, null])),
          ...Object.fromEntries(templateValues),
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
