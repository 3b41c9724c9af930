import type { ComponentType } from 'react'
import type { CODE_KIT } from './code-kit.ts'
import type { LoginViews } from './define-view.ts'
import type { LIST_KIT } from './list-kit.ts'
import type { PAIRING_KIT } from './pairing-kit.ts'

/** What the shell hands to views in chunks of their own. */
export type ShellKit = typeof PAIRING_KIT & typeof CODE_KIT & typeof LIST_KIT

/**
 * Fetches the views of logins.
 *
 * @param Wallets - The list of wallets.
 */
export type LoadLoginViews = (kit: ShellKit, Wallets: ComponentType) => Promise<LoginViews>
