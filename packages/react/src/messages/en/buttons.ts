/** English texts of all other buttons on the page. They are loaded with those. */
export const enButtons = {
  'button.account': 'Account {account}',
  'button.selectNetwork': 'Select network',
  'button.switchNetwork': 'Switch network',
  'button.unknownNetwork': 'Unknown network',
  'button.network': 'Network: {network}',
  'button.email': 'Email',
  'button.wallet': 'Connect {wallet}',
  'button.walletAgain': 'Try {wallet} again',
  'button.walletConnected': 'Connected with {wallet}',
} as const
