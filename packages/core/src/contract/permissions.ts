import type { AccountId, Namespace } from './caip.ts'
import type { SentApproval } from './transactions.ts'

/** The owners of keys, who may use a permission. Source: ERC-7715. */
export interface PermissionSigner {
  readonly type: 'keys'
  readonly data: {
    readonly keys: readonly {
      readonly type: 'secp256k1' | 'secp256r1'
      /** `0x…` */
      readonly publicKey: string
    }[]
  }
}

/** One permission; its kind decides its data. Source: docs/views.md, section 3. */
export interface Permission {
  readonly type: string
  readonly data: unknown
}

/** A request for permissions to act for an account. */
export interface PermissionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  /** Epoch seconds, in the future. */
  readonly expiresAtS: number
  readonly signer: PermissionSigner
  /** At least one. */
  readonly permissions: readonly Permission[]
}

/** Permissions that an owner granted. */
export interface GrantedPermissions {
  /** Names them in later requests. */
  readonly context: string
  readonly expiresAtS: number
  readonly permissions: readonly Permission[]
}

/** Permissions that are to be taken back. */
export interface RevokeRequest<N extends Namespace = Namespace> extends GrantedPermissions {
  readonly sessionId: string
  readonly account: AccountId<N>
}

/** A permission of this website that its wallet keeps. Source: ERC-7715. */
export interface HeldPermission {
  /** Names it to the wallet. */
  readonly context: string
  readonly permission: Permission
  /** When it ends by itself, in epoch milliseconds; undefined where it does not. */
  readonly endsAtMs?: number | undefined
}

/** The permissions of this website that a wallet keeps. */
export interface HeldPermissions {
  readonly list: readonly HeldPermission[]
  /** Is false if the wallet keeps more, which can't be read. */
  readonly isComplete: boolean
}

/** A permission that a wallet keeps, and that is to be taken back. */
export interface EndRequest<N extends Namespace = Namespace>
  extends Pick<HeldPermission, 'context'> {
  readonly sessionId: string
  readonly account: AccountId<N>
}

/**
 * Grants permissions and takes them back. Where it is missing, wallets of the namespace have no such
 * permissions. Source: ERC-7715.
 */
export interface Permissions<N extends Namespace = Namespace> {
  /** @throws LatchkeyError `permissions.invalid` before the wallet is asked. */
  grant(request: PermissionRequest<N>, signal: AbortSignal): Promise<GrantedPermissions>
  /** @returns The owner's signature of the request. */
  revoke(request: RevokeRequest<N>, signal: AbortSignal): Promise<string>
  /** Lists those of this website that the wallet keeps; none for a wallet that keeps no list. */
  held?(sessionId: string, account: AccountId<N>, signal: AbortSignal): Promise<HeldPermissions>
  /**
   * Takes one of these back.
   *
   * @throws LatchkeyError `permissions.still-granted`, `wallet.request-rejected`.
   */
  end?(request: EndRequest<N>, signal: AbortSignal): Promise<void>
}

/** An allowance: who may take which token of an account. Source: ERC-20. */
export interface AllowanceOf<N extends Namespace = Namespace> extends SentApproval {
  /** The owner, on the network of the token. */
  readonly account: AccountId<N>
}

/** The current allowance, as the chain states it. */
export interface Allowance {
  /** In smallest units; 0 where nothing may be taken. Of a collection, 1 stands for every item. */
  readonly amount: bigint
  /** Undefined where the token does not say. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
  /** When it ends by itself, in epoch milliseconds. */
  readonly endsAtMs?: number | undefined
}

/** Reads and ends what contracts may take. Where it is missing, the namespace has no such approvals. */
export interface Allowances<N extends Namespace = Namespace> {
  read(of: AllowanceOf<N>, signal: AbortSignal): Promise<Allowance>
  /** @returns The transaction's id; the allowance holds until it is confirmed. */
  end(of: AllowanceOf<N> & { readonly sessionId: string }, signal: AbortSignal): Promise<string>
  /** Allows by a signature, without a transaction. */
  readonly permits?: Permits<N> | undefined
}

/**
 * The data that the owner of a token signs to let a spender take exactly an amount of it. Source:
 * EIP-2612.
 */
export interface Permit {
  readonly domain: {
    readonly name: string
    readonly version: string
    readonly chainId: number
    /** Plain address of the token. */
    readonly verifyingContract: string
  }
  readonly types: {
    readonly Permit: readonly { readonly name: string; readonly type: string }[]
  }
  readonly primaryType: 'Permit'
  /** Numbers are whole decimal digits. */
  readonly message: {
    readonly owner: string
    readonly spender: string
    readonly value: string
    readonly nonce: string
    /** Epoch seconds. */
    readonly deadline: string
  }
}

/** Makes and signs permits. Source: EIP-2612. */
export interface Permits<N extends Namespace = Namespace> {
  /**
   * Reads what is to be signed.
   *
   * @returns undefined where the token does not confirm its domain, or the account is a contract.
   */
  prepare(
    of: AllowanceOf<N> & { readonly amount: bigint; readonly deadlineS: number },
    signal: AbortSignal,
  ): Promise<Permit | undefined>
  /**
   * Asks the wallet for the signature, once, if the account and the network are still active there.
   *
   * @returns The parameters of `permit` of EIP-2612, ABI-encoded without a selector.
   */
  sign(
    request: {
      readonly sessionId: string
      readonly account: AccountId<N>
      readonly permit: Permit
    },
    signal: AbortSignal,
  ): Promise<string>
}

/**
 * The permissions of this website that a wallet itself stores. Without it, wallets of the namespace
 * have no such list. Source: EIP-2255.
 */
export interface SiteAccess {
  /** @returns Whether the website may see accounts; undefined for a wallet that can't say. */
  isGranted(sessionId: string, signal: AbortSignal): Promise<boolean | undefined>
  /**
   * Gives the permission back.
   *
   * @throws LatchkeyError `wallet.unsupported-method`, `wallet.request-rejected`, `permissions.still-granted`.
   */
  end(sessionId: string, signal: AbortSignal): Promise<void>
}
