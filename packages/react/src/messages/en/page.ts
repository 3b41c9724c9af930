/** English texts of the buttons on the page. They are loaded with the page, so there are few. */
export const enPage = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.account': 'Account {account}',
  'button.selectNetwork': 'Select network',
  'button.switchNetwork': 'Switch network',
  'button.unknownNetwork': 'Unknown network',
  'button.network': 'Network: {network}',
  'button.wallet': 'Connect {wallet}',
  'button.walletAgain': 'Try {wallet} again',
  'button.again': 'Couldn’t load. Try again',
  'button.reload': 'Couldn’t load. Reload the page',
  'button.walletConnected': 'Connected with {wallet}',
} as const
