/**
 * English texts of the modal with Connect, its notices and its errors. Values are inserted for the
 * names in braces.
 */
export const enModal = {
  // The header, errors, and Connect.
  'header.back': 'Back',
  'header.close': 'Close',
  // For screen readers, when Escape or a press outside may not close.
  'header.refused': 'Not closed yet. Choose here how to continue.',
  'header.help': 'What is a wallet?',

  'site.unnamedInside': 'this site',
  retry: 'Try again',

  'error.title': 'Something went wrong',
  'error.text': 'This window stopped working. The page behind it isn’t affected.',
  'error.restart': 'Start again',
  'load.title': 'Couldn’t load this view',
  'load.reload': 'Reload the page',
  'load.text': 'Check your connection and try again.',

  'connect.title': 'Connect wallet',
  // Lists with wallets of only one namespace.
  'connect.titleOf': 'Connect {wallet}',
  'namespaceWallet.eip155': 'an Ethereum wallet',
  'namespaceWallet.solana': 'a Solana wallet',
  'namespaceWallet.bip122': 'a Bitcoin wallet',
  'namespaceWallet.polkadot': 'a Polkadot wallet',
  'connect.list': 'Wallets',
  'connect.installed': 'Installed',
  'connect.recent': 'Recent',
  'connect.lastUsed': 'Last used',
  'connect.scan': 'WalletConnect',
  'connect.code': 'QR code',
  'connect.all': 'All wallets',
  'connect.ambiguous': 'Two wallets use this name',
  'connect.empty.title': 'No wallet in this browser',
  'connect.empty.text': 'Install a wallet and it shows up here.',
  'connect.empty.get': 'Get a wallet',
  'connect.loginLost': 'You were logged out because this browser doesn’t remember logins here.',
  'connect.unlisted': 'More wallets couldn’t be loaded',
  // The card beside the list of wallets.
  'beside.title': 'Use your phone',
  'beside.rest': 'Rest here, or press, for a code to scan.',
  'pairing.asleep.show': 'Show a code',

  'connect.guide': 'New to wallets? {link}',
  'connect.guide.link': 'Get started',

  // The site’s terms and privacy.
  'connect.legal.both': 'By connecting you accept the {terms} and the {privacy} of {site}.',
  'connect.legal.terms': 'By connecting you accept the {terms} of {site}.',
  'connect.legal.privacy': 'By connecting you accept the {privacy} of {site}.',
  'connect.agree.both': 'I accept the {terms} and the {privacy} of {site}.',
  'connect.agree.terms': 'I accept the {terms} of {site}.',
  'connect.agree.privacy': 'I accept the {privacy} of {site}.',
  'connect.agreeFirst': 'Accept the terms first',
  'connect.terms': 'terms',
  'connect.privacy': 'privacy policy',

  // Ways to log in.
  'logins.email': 'Email address',
  'logins.byEmail': 'Email',
  'logins.email.send': 'Continue with email',
  'logins.socials': 'Log in with',
  'logins.continue': 'Continue with {provider}',
  'logins.more': 'More',
  'logins.or': 'or',
  'logins.wallets': 'Continue with a wallet',

  // Everything else.
  'header.network': 'Network: {network}',
  'header.sessions': 'Smart sessions',

  'site.unnamed': 'This site',
  'wallet.unnamed': 'your wallet',
  'network.unknown': 'network {reference}',
  'network.unnamed': 'this network',
  'network.testnet': '{network} (testnet)',
  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  or: 'or',
  loading: 'Loading…',

  // Announcements.
  'logins.calls.pending': 'On its way',
  'logins.calls.done': 'Done',
  'logins.calls.failed': 'Failed',
  'connecting.waiting.title': 'Continue in {wallet}',
  'connecting.connected.title': 'Connected',
  'switch.waiting.said': 'Waiting for your wallet to switch to {network}',
  'switch.done.title': 'Switched to {network}',
} as const
