import type { AccountId, NetworkId } from '../contract/index.ts'
import type { NameAddress } from '../names/resolve-name.ts'
import type { ActivityPage, Agreed } from '../store/state/activity.ts'

/** Looks up who is paid under a name. */
export type ResolveName = (
  name: string,
  query: { readonly networkId: NetworkId; readonly signal: AbortSignal },
) => Promise<NameAddress | undefined>

/** The role `account` of a module that moves value: reads accounts and names, and keeps what was agreed to. */
export interface AccountReader {
  readonly resolveName: ResolveName
  /** A page of a history, the first one without a cursor; undefined where no server has histories of the network. */
  readHistory(
    query: { readonly account: AccountId; readonly cursor?: string | undefined },
    signal: AbortSignal,
  ): Promise<ActivityPage | undefined>
  /** Reads what the account holds, as far as that is not known. */
  readKnown(account: AccountId): void
  /** Keeps what the visitor agreed to with what the wallet has sent. Rejects where the code for it can't be loaded. */
  keepAgreed(
    sent: { readonly id: string; readonly account: AccountId },
    agreed: Agreed,
  ): Promise<void>
}
