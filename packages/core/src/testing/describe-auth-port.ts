import { describe } from 'vitest'
import { authEndingCases } from './auth-ending-cases.ts'
import type { AuthFixtureFactory } from './auth-fixture.ts'
import { authLoginCases } from './auth-login-cases.ts'
import { authSocialCases } from './auth-social-cases.ts'
import { authWalletCases } from './auth-wallet-cases.ts'

/**
 * The conformance suite of embedded wallets: what the core relies on in every implementation.
 *
 * @param factory - Creates a new page, wallet and secure site for each case.
 */
export function describeAuthPort(name: string, factory: AuthFixtureFactory): void {
  describe(`${name} fulfils the contract of embedded wallets`, () => {
    authLoginCases(factory)
    authSocialCases(factory)
    authWalletCases(factory)
    authEndingCases(factory)
  })
}
