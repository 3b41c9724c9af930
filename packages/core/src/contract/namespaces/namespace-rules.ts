import type { AccountType } from '../session.ts'
import type { PaymentLinkRules } from './payment-link-rules.ts'

/**
 * The rules of a namespace that the modal follows beside the work of an adapter: data and pure functions.
 * Core has those of the namespaces of the specification, since pairing, servers and the secure frame work
 * without adapters. An adapter of another namespace brings its own with its traits.
 */
export interface NamespaceRules {
  /**
   * The form of an address, as accounts and signed texts have it; a checksum is no part of it.
   *
   * @default the form of CAIP-10
   */
  readonly address?: RegExp | undefined
  /** Is true if the letters of an address may be in any case. @default false */
  readonly ignoresCase?: boolean | undefined
  /** Is true if an address belongs to one network of the namespace. @default false */
  readonly hasAddressPerNetwork?: boolean | undefined
  /** The kinds of account. @default ['eoa'] */
  readonly accountTypes?: readonly AccountType[] | undefined
  /** The kind that is used unless a website or a visitor chose one. @default the first one */
  readonly defaultAccountType?: AccountType | undefined
  /** The names of requests to a wallet, as the view of the embedded wallet shows them. */
  readonly requests?: { readonly sign: string; readonly send: string } | undefined
  /** The ids of assets. Without them a website can't ask for payments there. */
  readonly assets?: AssetRules | undefined
  /** The text of a sign-in. Without it accounts can't sign in. */
  readonly signIn?: SignInRules | undefined
  /** Links that ask for a payment. Without them a visitor can't ask for an amount. */
  readonly paymentLinks?: PaymentLinkRules | undefined
}

/** The parts of the ids of assets. Source: CAIP-19. */
export interface AssetRules {
  /** The numbers of the native coin; the first one is that of the main network. Source: SLIP-44. */
  readonly coins: readonly string[]
  /** The kind of tokens and the form of their addresses; without it no token has an id. */
  readonly tokens?: { readonly kind: string; readonly address: RegExp } | undefined
  /** The largest amount that a network can count, in smallest units. */
  readonly largest: bigint
}

/** The rules of the text that an owner signs. Source: CAIP-122. */
export interface SignInRules {
  /** The word for an account in the first line of the text: `Sui` for "your Sui account". */
  readonly account: string
  /**
   * The form of the text. `erc-4361` requires a time, a statement in ASCII, and addresses with their
   * checksum. `siws` has no scheme, and no empty line without a statement. `caip-122` has none of these
   * rules.
   *
   * @default 'caip-122'
   */
  readonly form?: 'erc-4361' | 'siws' | 'caip-122' | undefined
  /** The names of networks that have one in the text, by their reference of CAIP-2. */
  readonly networkNames?: Readonly<Record<string, string>> | undefined
  /** Signing along with a connection; without it visitors sign after they connected. */
  readonly onOpen?:
    | {
        /** The way to a wallet that can do it: over wallet-connect, in this browser, or both. */
        readonly through: 'relay' | 'adapter' | 'both'
        /** The address in the message until the wallet writes its own. */
        readonly address: string
      }
    | undefined
}
