import { type ComponentType, createContext, useContext } from 'react'
import type { LOGIN_KIT } from '../logins/login-parts-kit.ts'
import type { ShellKit } from './shell-kit.ts'

/**
 * What logins are drawn with and other later views, too. It is handed over: imported, whatever they
 * share would be one more file to fetch for every visitor.
 */
export type LoginKit = ShellKit &
  typeof LOGIN_KIT & {
    /** The list of wallets, which whoever fetches these views has already. */
    readonly Wallets: ComponentType
  }

/** Where the parts of the views find it. */
export const LoginKitContext = createContext<LoginKit | undefined>(undefined)

/** What logins are drawn with. */
export function useLoginKit(): LoginKit {
  const kit = useContext(LoginKitContext)
  if (kit === undefined) throw new Error('A login is drawn without its kit')
  return kit
}
