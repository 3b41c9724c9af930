/** Where all wallets of the directory are. Source: docs/constants.json, `hosts`. */
export const EXPLORE_ALL_URL = 'https://walletconnect.com/explorer'
