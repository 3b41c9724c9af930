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
  'connect.ambiguous': 'Two wallets claim to be this one',
  'connect.empty.title': 'No wallet in this browser',
  'connect.empty.text': 'Install a wallet and it shows up here.',
  'connect.empty.get': 'Get a wallet',
  'connect.loginLost': 'You were logged out because this browser doesn’t remember logins here.',
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
  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  or: 'or',
  loading: 'Loading…',

  // Announcements, and notices.
  'logins.calls.pending': 'On its way',
  'logins.calls.done': 'Done',
  'logins.calls.failed': 'Failed',
  'connecting.waiting.title': 'Continue in {wallet}',
  'connecting.connected.title': 'Connected',
  'switch.waiting.said': 'Waiting for your wallet to switch to {network}',
  'switch.done.title': 'Switched to {network}',

  'alert.more': 'More in the console.',
  'alert.dismiss': 'Dismiss',
  'notice.addressCopied': 'Address copied',
  'notice.copyFailed': 'Failed to copy',
  'notice.linkRefused': 'The link couldn’t be opened',
  'notice.more': 'View',
  'send.started': 'Transaction started',
  'send.confirmed': 'Transaction confirmed',
  'send.failed': 'The transaction failed on the network',
  'send.pending': 'Still pending. There’s no need to send it again',
  'swap.resetInWallet': 'Reset the permission in your wallet',
  'swap.approveInWallet': 'Approve the amount in your wallet',
  'swap.confirmInWallet': 'Confirm the swap in your wallet',
  'swap.proposed': 'Proposed: {from} to {to}. Waiting for the owners',
  'swap.started': 'Swapping {from} to {to}',
  'swap.confirmed': 'Swapped {from} to {to}',
  'swap.failed': 'The swap failed on the network',
  'swap.pending': 'Still pending. There’s no need to swap again',
  'notice.loginCancelled': 'Login cancelled',

  'connect.unlisted': 'More wallets couldn’t be loaded',

  // Failures with a fixed message, or one for developers. Other messages are shown unchanged.
  'failure.swap.unsafe':
    'The exchange answered with something other than this swap. Your wallet wasn’t asked.',
  'failure.token.differs': 'This token isn’t what the list says. Nothing was sent.',
  'failure.token.unchecked': 'The network can’t confirm this token. Nothing was sent.',
  'failure.caip.invalid-address': 'Nothing can be sent to this address',
  'failure.rpc.failed': 'The network refused the request',
  'failure.wallet.malformed': 'The wallet sent an answer we can’t read',
  'failure.frame.load-failed': 'Login isn’t available right now',
  'failure.frame.timeout': 'Login took too long to answer',
  'failure.frame.unset': 'Login isn’t available right now',
  'failure.frame.element-taken': 'This page blocks the login',
  'failure.frame.method-refused': 'This request isn’t allowed',
  'failure.auth.none': 'You aren’t logged in',
  'failure.social.popup-blocked': 'The login window was blocked',
  'failure.social.no-address': 'The login page couldn’t be reached',
} as const
