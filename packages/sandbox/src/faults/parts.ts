/**
 * The parts whose answers can be disturbed and whose requests are counted. The first of a row
 * stands for the whole server, the others for one group of its paths. `nodes` are the chains' own
 * JSON-RPC addresses, `rpc` is the proxy to them, `solana` and `bitcoin` those chains' own addresses. `smtp` is the delivery of mails, the other half of
 * `mail`. `sdk` is the frame's page and script, `siteApi` what that script asks its server,
 * `identityExchange` what that server asks the provider of social logins.
 */
export const FAULT_PARTS = [
  'blockchainApi',
  'supportedChains',
  'identity',
  'balance',
  'history',
  'price',
  'convertTokens',
  'convertQuotes',
  'convertGasPrice',
  'convertAllowance',
  'convertApprove',
  'convertTransaction',
  'onrampBuyOptions',
  'onrampOptions',
  'onrampBuyQuotes',
  'onrampQuote',
  'onrampProviders',
  'onrampProperties',
  'onrampMultiQuotes',
  'onrampWidget',
  'onrampUrl',
  'onrampPages',
  'exchanges',
  'exchangePages',
  'signIn',
  'sessions',
  'sessionCreate',
  'sessionActivate',
  'sessionRevoke',
  'sessionContext',
  'profileLookup',
  'profileReverse',
  'profileSuggestions',
  'profileRegister',
  'profileAttributes',
  'rpc',
  'walletApi',
  'walletListing',
  'images',
  'origins',
  'analyticsConfig',
  'analytics',
  'nodes',
  'solana',
  'bitcoin',
  'mail',
  'smtp',
  'identityProvider',
  'identityExchange',
  'secureSite',
  'sdk',
  'siteApi',
] as const

/** A part whose answers can be disturbed. */
export type FaultPart = (typeof FAULT_PARTS)[number]

export function isFaultPart(text: string): text is FaultPart {
  return FAULT_PARTS.some((part) => part === text)
}
