/** The page that lists all wallets of the directory. Source: docs/constants.json, `hosts`. */
export const EXPLORE_ALL_URL = 'https://walletconnect.com/explorer'
