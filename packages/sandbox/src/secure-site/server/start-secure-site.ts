import { DEFAULT_ANCESTORS } from '@latchkey/frame/site'
import { createIdentity } from '../../identity/create-identity.ts'
import { type StartContext, serve } from '../../start-context.ts'
import { createSecureSite } from './create-secure-site.ts'
import { newSecret } from './secrets.ts'
import type { SecureSiteDesk } from './secure-site-desk.ts'

/** The addresses and the desk of the started secure site and provider of social logins. */
export interface StartedSecureSite {
  readonly addresses: { readonly secureSite?: string; readonly identity?: string }
  readonly desk: SecureSiteDesk
}

/**
 * Starts the embedded wallet's site, and the provider where its social logins lead.
 *
 * @throws SandboxError `port-taken`.
 */
export async function startSecureSite(
  start: StartContext,
  { smtp }: { readonly smtp: string | undefined },
): Promise<StartedSecureSite> {
  const addresses: { secureSite?: string; identity?: string } = {}
  const clientSecret = newSecret()
  const site = createSecureSite({
    ...start.desk,
    url: () => addresses.secureSite ?? NO_SITE,
    smtp: () => smtp,
    identity: () => (addresses.identity ? { url: addresses.identity, clientSecret } : undefined),
    settings: () => ({
      allowedOrigins: [...DEFAULT_ANCESTORS, ...start.project.allowedOrigins],
      chains: Object.fromEntries(start.chains.list().map(({ id, url }) => [id, url])),
      solana: start.solana.urls(),
      pictures: start.pictures.origin,
    }),
  })
  if (start.parts.has('secureSite')) {
    start.say('Starting the secure site')
    addresses.secureSite = (await serve(start, 'secureSite', site.app)).url
  }
  if (start.parts.has('identity')) {
    start.say('Starting the social logins')
    const identity = createIdentity(start.desk)
    addresses.identity = (await serve(start, 'identity', identity.app)).url
    const { identity: issuer, secureSite = NO_SITE } = addresses
    identity.open({ issuer, site: secureSite, clientSecret })
  }
  return { addresses, desk: site.desk }
}

/** Without an origin there is no page to return to. */
const NO_SITE = 'http://127.0.0.1:9'
