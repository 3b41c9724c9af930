/**
 * What a visitor's browser may load, at most, in bytes after gzip. One KiB is 1024 bytes. Lower a
 * budget when reality allows it; raise one only with the reason in the changeset.
 */
export const BUDGETS = {
  /** Added to a bare React page before its connect button works: instance, EVM adapter, button. */
  eager: 10 * 1024,
  /**
   * Added until the list of wallets stands, by a visitor who points and clicks at once. 0.05 of it tell a
   * page of the wallets that are kept beside the active one, and lay out of a long list what is in sight.
   */
  untilList: 40.05 * 1024,
  /** Requests between pointing at the button and the list. */
  requestsUntilList: 2,
  /**
   * As `untilList` for who used a wallet on the page before: that wallet has its place in the list, so
   * the second stage comes before it, and what asks the wallet listing beside it. All of it was loaded
   * by that visit; this counts for who comes with an empty cache. 1.5 of it are what leads to logins, 2
   * what keeps several wallets of a namespace connected and knows which chain family counts, 0.2 what
   * opens for one of them, 0.25 what takes a login along to another one,
   * 0.6 what offers another wallet over what is shown, and keeps balances, networks and views of families
   * apart when one of them ends.
   */
  knownList: 77.7 * 1024,
  requestsKnownList: 10,
  /** As `untilList` on a site with logins, whose second stage comes before the list, too. */
  loginList: 82.9 * 1024,
  /** What stands beside the list of wallets on such a site. */
  logins: 5.25 * 1024,
  /** Everything that `@latchkey/core/contract` shows. */
  contract: 3_000,
  /** What `@latchkey/adapter-evm` adds to a page before somebody connects, without the contract. */
  evmAdapter: 5_000,
  /**
   * What `@latchkey/adapter-solana` adds until its wallets are listed, to a page that knows our errors
   * and loads parts of itself later.
   */
  solanaAdapter: 5_000,
  /** What it loads besides: once a wallet is asked, and for signing and reading. */
  solanaSessions: 6_250,
  solanaFacets: 2_500,
  /** What verifies signatures: the curve, of `@noble/curves`. */
  solanaVerify: 14_500,
  /** What sends, `@solana/web3.js` included. */
  solanaTransfers: 60_000,
  /** What a website's own calls to the provider need. */
  solanaProvider: 2_000,
  /** What `@latchkey/adapter-bitcoin` adds until its wallets are listed, to such a page. */
  bitcoinAdapter: 6_000,
  /** What it loads besides: once a wallet is asked, and for signing and reading. */
  bitcoinSessions: 15_500,
  bitcoinFacets: 2_000,
  bitcoinActions: 2_000,
  /** What verifies signatures: the curve, of `@noble/curves`, and the rules of scripts. */
  bitcoinVerify: 18_750,
  /** What a website's own calls to the provider need, the words for what transfers meet included. */
  bitcoinProvider: 2_700,
  /** What sends, `@scure/btc-signer` included. */
  bitcoinTransfers: 31_750,
  bitcoinSendSigned: 750,
  /** Each view that is loaded later, by itself. */
  view: 6_000,
  /**
   * Each chunk that brings several views, with what only they need; 0.1 of it lead to a login's settings,
   * 0.7 tell families of networks and accounts apart in Networks and Account, 0.1 what a login serves,
   * 0.2 name what a Disconnect ends where that is not everything.
   */
  views: 13_100,
  /** All wallets, loaded when somebody wants them, or when nobody waits for anything. */
  allWallets: 7.25 * 1024,
  /**
   * What the shell brings once the list stands; where a site has terms, before it. 0.1 of it fetch the
   * views of several families.
   */
  secondShell: 7.35 * 1024,
  /**
   * What is ours of wallet-connect, loaded when a wallet is to be paired with; 0.3 of it so that codes are
   * shown before the relay has answered, 0.3 for wallets that know networks by the ids they had before.
   */
  walletConnect: 8.8 * 1024,
  /** Signing in while pairing, loaded where a website asks for it. */
  signIn: 3.5 * 1024,
  /** `@walletconnect/universal-provider`, loaded with it where the site installed it. */
  walletConnectLibrary: 126 * 1024,
  /** As `eager` on such a site: the bundler's own words for parts written as CommonJS come on top. */
  eagerWithLibrary: 10.5 * 1024,
  /** What `@latchkey/frame` adds to that page before its connect button works; it shares few of its words. */
  frameAuth: 0.53 * 1024,
  /**
   * What it adds besides, loaded when somebody wants to log in or did so before: all of it, and by how
   * much parts grow that it shares with what reads the wallet listing.
   */
  frame: 12_000,
  /** Each language but English. */
  language: 6_000,
}
