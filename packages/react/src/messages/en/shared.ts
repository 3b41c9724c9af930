/** English texts that views of several groups show, without those of the modal. They come with the first view. */
export const enShared = {
  'logins.settings': 'Account settings',

  'connecting.nothingShared': 'Nothing was shared. You can try again or choose another wallet.',
  'connecting.busy.title': '{wallet} is waiting for you',
  'connecting.busy.text':
    'A request is already open in {wallet}. Answer it there, then try again here.',
  'connecting.malformed.title': '{wallet} sent an answer we can’t read',
  'connecting.other': 'Choose another wallet',
  'connecting.connected.text':
    '{site} can now see this address. It can’t move funds without asking you.',
  'connecting.connected.closing': 'Closing…',

  'account.disconnect': 'Disconnect',
  'account.logOut': 'Log out',
  'account.disconnectOne': 'Disconnect {name}',
  'account.disconnectFamily': 'Disconnect {family} wallets',

  'networks.title': 'Choose network',
  'networks.list': 'Networks',
  'networks.eip155': 'Ethereum and compatible',
  'networks.clear': 'Clear search',
  'networks.unconnected': 'Not connected yet',
  'networks.refused': 'Not approved in your wallet',
  'networks.unserved': 'Your wallet doesn’t support it',

  'aboutNetworks.title': 'What is a network?',

  'get.failed.title': 'Couldn’t load wallets',

  'unsupported.text': '{site} doesn’t support {network}. Choose another network to continue.',

  'switch.declined.title': 'Switch declined',

  'pairing.scan.label': 'QR code that connects a wallet',
  'pairing.scan.offline': 'The connection was lost. Trying again…',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  copied: 'Copied',
  'pairing.said': 'The code is ready. It works for 4 minutes, then a new one appears on its own.',

  'beside.text': 'Scan the code to connect.',

  'pairing.expired.title': 'The code has expired',
  'pairing.fresh': 'New code',

  'search.close': 'No exact match. Did you mean:',

  'login.notStored':
    'This browser won’t remember you. You’ll be logged out when you leave this page.',

  'time.unit.sec': { one: '{count} sec', other: '{count} sec' },
  'time.unit.min': { one: '{count} min', other: '{count} min' },
  'time.unit.hr': { one: '{count} hr', other: '{count} hr' },
  'time.unit.d': { one: '{count} d', other: '{count} d' },
  'time.unit.mo': { one: '{count} mo', other: '{count} mo' },
  'time.unit.yr': { one: '{count} yr', other: '{count} yr' },
  'time.ago': '{time} ago',
  'time.ahead': 'in {time}',
  'time.now': 'Just now',

  // Toasts and alerts.
  'alert.more': 'More in the console.',
  'alert.dismiss': 'Dismiss',
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

  'notice.addressCopied': 'Address copied',

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
  'connecting.waiting.again': 'Open {wallet} again',
  'waiting.browser': 'Don’t see it? Press {wallet} in the browser’s toolbar.',
  'waiting.phone': 'Don’t see it? Open {wallet} on your phone.',
} as const
