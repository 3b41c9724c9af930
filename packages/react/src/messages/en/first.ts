/**
 * English texts of what opens first: the header, the list of wallets, and what says that something
 * went wrong. They are loaded with the modal, so there are few. Braces name what is put in.
 */
export const enFirst = {
  'header.back': 'Back',
  'header.close': 'Close',
  'header.help': 'What is a wallet?',

  'site.unnamedInside': 'this site',
  retry: 'Try again',

  'error.title': 'Something went wrong',
  'error.text': 'This window stopped working. The page behind it is not affected.',
  'error.restart': 'Start again',
  'load.title': 'Couldn’t load this view',
  'load.reload': 'Reload the page',
  'load.text': 'Check your connection and try again.',

  'connect.title': 'Connect wallet',
  'connect.list': 'Wallets',
  'connect.installed': 'Installed',
  'connect.recent': 'Recent',
  'connect.scan': 'WalletConnect',
  'connect.code': 'QR code',
  'connect.all': 'All wallets',
  'connect.ambiguous': 'Two wallets claim to be this one',
  'connect.empty.title': 'No wallet in this browser',
  'connect.empty.text': 'Add a wallet to this browser. It appears here by itself.',
  'connect.guide': 'New to wallets? {link}',
  'connect.guide.link': 'Get started',
} as const
