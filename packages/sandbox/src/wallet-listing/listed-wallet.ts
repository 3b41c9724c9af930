/** A wallet as the listing describes it; answers add `image_url`, which depends on the server. */
export interface ListedWallet {
  /** 64 hexadecimal digits. */
  readonly id: string
  readonly name: string
  readonly badge_type: 'none' | 'certified'
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
}
