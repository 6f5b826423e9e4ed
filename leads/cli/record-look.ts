/** Records a look at the store that shows no contact data. */
import { recordAction } from '../store/operator-actions.js';
import { StoreUnavailable } from '../store/store-errors.js';
import type { CommandContext } from './command.js';

/** Error codes of a full disk and of a file that cannot be written. */
const noRoom = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|ENOSPC|EROFS|53100)/;

/**
 * Operators have to be able to look when the disk is full and nothing can be written: the look goes on, and a note says
 * that it is not on record. Commands that show contact data do not use this.
 */
export async function recordLook(
  context: CommandContext,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await recordAction(context.database, context, action, details);
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || !noRoom.test(error.reason)) throw error;
    context.note(`The store cannot be written (${error.reason}), so this look is not on record.`);
  }
}
