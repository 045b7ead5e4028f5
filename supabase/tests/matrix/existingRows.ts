import type { Accounts } from './actors.ts';
import { approvalSql } from './approvalRules.ts';
import { brandUpdateSql } from './brandUpdateRules.ts';
import { cardSql } from './cardRules.ts';
import { commentSql } from './commentRules.ts';
import { homeSql } from './homeRules.ts';
import { librarySql } from './libraryRules.ts';
import { mailSql } from './mailRules.ts';
import { noteSql } from './noteRules.ts';
import { noticeSql } from './noticeRules.ts';
import { positionSql } from './positionRules.ts';
import { teamPictureSql } from './teamPictureRules.ts';

/** Inserts the rows of every subject that the actors try to reach, in the order of their foreign keys. */
export const existingRowsSql = (accounts: Accounts): string =>
  [
    librarySql(accounts),
    homeSql(accounts),
    mailSql,
    noteSql,
    noticeSql(accounts),
    cardSql(accounts),
    positionSql,
    teamPictureSql(accounts),
    commentSql(accounts),
    approvalSql(accounts),
    brandUpdateSql(accounts),
  ].join('\n');
