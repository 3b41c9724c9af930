import {
  accountOn,
  addressOf,
  isSameAddress,
  type Namespace,
  type NetworkId,
  type Session,
} from '../contract/index.ts'

/** An open session. Adapters add the object that they send requests to. */
export interface SessionHandle<N extends Namespace = Namespace> {
  /** The current session; replaced on every change, never mutated. */
  readonly session: Session<N>
  /** The address that is active in the wallet itself. Default: the first one of the session. */
  readonly activeAddress?: string | undefined
  /** Formats an address for display. Default: no change. */
  readonly toAddress?: ((raw: string) => string) | undefined
  /** Asks the wallet to forget the website, if the wallet supports it. */
  readonly forget?: (() => Promise<unknown>) | undefined
}

/**
 * Accounts and network of a wallet. A part that the wallet did not give in a valid form is missing.
 */
export interface WalletState<N extends Namespace = Namespace>
  extends Partial<Pick<Session<N>, 'facts' | 'networkIds' | 'isUnordered'>> {
  /** The active one first. */
  readonly addresses?: readonly string[] | undefined
  readonly networkId?: NetworkId<N> | undefined
}

/** The address that is active in the wallet. */
function activeAddressOf({ activeAddress, session }: SessionHandle): string | undefined {
  return activeAddress ?? session.accounts.map(addressOf)[0]
}

function withFirst<Account extends Session['accounts'][number]>(
  accounts: readonly Account[],
  address: string | undefined,
): readonly Account[] {
  // An address that a website or an earlier version stored may be in small letters.
  const isFirst = (account: Account): boolean =>
    address !== undefined && isSameAddress(addressOf(account), address)
  const first = accounts.find(isFirst)
  return first === undefined ? accounts : [first, ...accounts.filter((each) => each !== first)]
}

/** Makes one of the accounts the active one. */
export function withChosen<N extends Namespace>(
  handle: SessionHandle<N>,
  address: string | undefined,
): Pick<SessionHandle<N>, 'session' | 'activeAddress'> {
  const accounts = withFirst(handle.session.accounts, address)
  return { session: { ...handle.session, accounts }, activeAddress: activeAddressOf(handle) }
}

/**
 * Applies the current state of the wallet. A chosen account stays first until the wallet changes its
 * active account.
 */
export function withState<N extends Namespace>(
  handle: SessionHandle<N>,
  { addresses, ...state }: WalletState<N>,
): Pick<SessionHandle<N>, 'session' | 'activeAddress'> {
  const { session, toAddress = asGiven } = handle
  const networkId = state.networkId ?? session.networkId
  const before = session.accounts.map(addressOf)
  const now = addresses?.map(toAddress) ?? before
  const activeAddress = addresses === undefined ? activeAddressOf(handle) : now[0]
  const accounts = now.map((address) => accountOn(networkId, address))
  const isChosenFirst = activeAddress === activeAddressOf(handle)
  return {
    activeAddress,
    session: {
      ...session,
      ...withoutGaps(state),
      networkId,
      accounts: isChosenFirst ? withFirst(accounts, before[0]) : accounts,
    },
  }
}

function asGiven(address: string): string {
  return address
}

/** Leaves out undefined parts, so that they do not overwrite known ones. */
function withoutGaps<T extends object>(parts: T): Partial<T> {
  const known = Object.entries(parts).filter(([, value]) => value !== undefined)
  // The same keys and values, without the undefined ones.
  return Object.fromEntries(known) as Partial<T>
}
