/** One line of what a visitor decides about. Every text may come from a stranger. */
export type Fact =
  /** Money that moves or may be moved; the figure stands alone, apart from the token's own name. */
  | {
      readonly kind: 'amount'
      readonly label: string
      readonly amount: string
      /** The token's own symbol; cleaned. */
      readonly symbol: string
      /** The token's contract; undefined for the network's own coin. */
      readonly token?: string | undefined
    }
  /** An address, shown in full. */
  | { readonly kind: 'address'; readonly label: string; readonly address: string }
  | { readonly kind: 'value'; readonly label: string; readonly value: string }
  /** A warning of the site itself. */
  | { readonly kind: 'note'; readonly text: string }
  /** A text to be signed; what cannot be seen in it is made visible. */
  | { readonly kind: 'text'; readonly label: string; readonly text: string }
  | { readonly kind: 'tree'; readonly label: string; readonly branches: readonly Branch[] }
  /** Data for machines, which the screen shows on demand. */
  | {
      readonly kind: 'data'
      readonly label: string
      readonly data: string
      readonly isOpen: boolean
    }

/** A named part of signed data: a value, or parts of its own. */
export type Branch =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly branches: readonly Branch[] }

/** Facts that belong together: one call of several, or all there is. */
export interface FactGroup {
  readonly title?: string | undefined
  readonly facts: readonly Fact[]
}

/** A request that a visitor approves or declines. */
export interface ApprovalRequest {
  /** The requesting origin, as the browser reports it, never as the page claims it. */
  readonly origin: string
  /** The request in words, after its origin: 'asks you to approve this transfer'. */
  readonly asks: string
  /**
   * The network of the request, as the site itself knows it; absent for requests without a network.
   */
  readonly network?: ApprovalNetwork | undefined
  /** The facts that a visitor decides about and has to scroll through to the end. */
  readonly groups: readonly FactGroup[]
  /** The facts beside them: the account's address. */
  readonly about: readonly Fact[]
}

/** A network by the site's own name for it, and by its CAIP-2 id. */
export interface ApprovalNetwork {
  readonly name: string
  readonly id: string
}

/** The queue of requests that wait for the visitor. */
export interface Approvals {
  /**
   * Shows a request once all before it are decided.
   *
   * @returns Whether the visitor approved; false also when `signal` fires.
   */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<boolean>
}
