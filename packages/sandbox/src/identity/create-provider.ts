/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { IdentityUsers } from './identity-users.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { SOCIALS } from './socials.ts'

/** The addresses and the secret of a provider. */
export interface ProviderOptions {
  /** Its own address. */
  readonly issuer: string
  /** Origin of the one site whose users log in here. */
  readonly site: string
  /** The secret with which that site proves its identity. */
  readonly clientSecret: string
  readonly users: IdentityUsers
}

/** Seconds that each thing lives. */
const TTL = {
  AccessToken: 600,
  AuthorizationCode: 60,
  IdToken: 600,
  Grant: 3_600,
  Interaction: 3_600,
  Session: 3_600,
}

/** An OpenID provider with one client for each social: code flow, always with PKCE. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configure(options))
  // Failures are returned to the caller; nothing is printed.
  provider.on('server_error', () => undefined)
  return provider
}

function configure({ site, clientSecret, users }: ProviderOptions): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: SOCIALS.map((social) => ({
      client_id: social,
      client_secret: clientSecret,
      redirect_uris: [`${site}/callback/${social}`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: TTL,
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...users.find(id) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, account } = oidc
      if (!client || !account) return undefined
      // A login is a consent: the login page says what the site will get.
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: account.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}
