/** Names the operator at the keyboard, for the record of actions. */

export interface ActorSources {
  /** The account before sudo, where that was used. */
  readonly sudoUser: string | undefined;
  /** The name of the account; throws for one without an entry among the accounts of the machine. */
  readonly userName: () => string;
  /** The number of the account; absent where accounts have none. */
  readonly userId: number | undefined;
}

/** Containers often run under a number that has no name; then the number stands for the account. */
export function actorOf({ sudoUser, userName, userId }: ActorSources): string {
  if (sudoUser !== undefined && sudoUser !== '') return sudoUser;
  try {
    return userName();
  } catch {
    return userId === undefined ? 'unknown' : `uid ${userId}`;
  }
}
