/** English texts of the views of a wallet that is asked to connect. */
export const enConnecting = {
  'connecting.waiting.text': 'Approve the connection in the window {wallet} opened.',
  'connecting.missing.text': 'Turn {wallet} on in this browser, or choose another wallet.',
  'connecting.noAccounts.text': 'Unlock {wallet} or create an account in it, then try again.',
  'connecting.ambiguous.text': 'Remove the one you don’t trust, or choose another wallet.',
  'connecting.get': 'Don’t have {wallet}? {link}',
  'connecting.get.link': 'Get it',

  'chains.choose.heading': 'Choose a network for {wallet}',
  'chains.choose.text': 'Each has an address of its own. You can connect the others later.',
  'chains.choose.gone': 'It isn’t in this browser anymore.',
  'chains.choose.list': 'Networks of {wallet}',
  'chains.choose.connected': 'Connected',
} as const
