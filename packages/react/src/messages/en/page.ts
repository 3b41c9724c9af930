/** English texts of the connect button. They are loaded with every page, so there are few. */
export const enPage = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.again': 'Couldn’t load. Try again',
  'button.reload': 'Couldn’t load. Reload the page',
} as const
