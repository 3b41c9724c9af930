/** How the panel is mounted. */
export interface DevtoolsOptions {
  /** The option `id` of the instance, if it has one: the panel shows what is stored under it. */
  readonly id?: string | undefined
  /** CSP nonce, for browsers without constructable style sheets. */
  readonly nonce?: string | undefined
  /** Corner of the window that the button is in. Default: `left`. */
  readonly side?: 'left' | 'right' | undefined
  /** If true, the panel is open at first. Default: false. */
  readonly isOpen?: boolean | undefined
}
