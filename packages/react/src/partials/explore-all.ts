/** Where all wallets of the directory are. Source: facts, constants, hosts. */
export const EXPLORE_ALL_URL = 'https://walletconnect.com/explorer'
