import type { Verdict } from './model/judge-requests.ts'
import type { Mark, MessageEntry } from './record/entries.ts'

/** Ids of the panel's tabs. */
export type TabId = 'timeline' | 'state' | 'events' | 'requests' | 'messages' | 'wallets' | 'report'

/** Every text of the panel. It is a tool for developers, in English only. */
export const TEXTS = {
  title: 'Latchkey devtools',
  close: 'Close',
  tabs: {
    timeline: 'Timeline',
    state: 'State',
    events: 'Events',
    requests: 'Requests',
    messages: 'Messages',
    wallets: 'Wallets',
    report: 'Report',
  } satisfies Record<TabId, string>,

  noTimeline: 'No wallet was connected since this page was loaded. Press Connect to see each step.',
  anyWallet: 'A wallet',
  took: (step: string, total: string) => `${step} (${total} in all)`,
  marks: {
    pressed: 'Button pressed',
    loaded: 'Modal loaded',
    opened: 'Modal opened',
    chosen: 'Wallet chosen',
    requested: 'Wallet requested',
    answered: 'Wallet answered',
    stored: 'Connection stored',
    resumed: 'Session resumed',
    refused: 'Declined',
    failed: 'Failed',
    left: 'Left by the visitor',
  } satisfies Record<Mark['mark'], string>,

  changed: (before: string, time: string) => `was ${before} until ${time}`,
  changedBadge: 'changed',
  storage: 'Stored in this browser',
  storageHint: 'Names only. A value is never shown or copied.',
  noStorage: 'Nothing is stored by this instance.',
  stored: (characters: number, since: string) => `${characters} characters, ${since}`,
  since: (time: string) => `written ${time}`,
  sinceBefore: 'written before this page was loaded',

  noEvents: 'No events yet. Open the modal to see some.',
  details: 'Details',
  eventsHint: 'Every event of subscribeEvents(), sent or not. What may be secret is left out.',
  clear: 'Clear',

  requestsHint:
    'What the browser reports about this page, compared with requests(). It does not say which script asked, ' +
    'and reports no sockets and nothing from inside frames.',
  noRequests: 'No requests to other hosts yet.',
  verdicts: {
    listed: 'listed',
    'other kind': 'listed for other uses',
    'not listed': 'not listed',
  } satisfies Record<Verdict, string>,
  notListedHint:
    'A host that is not listed is asked by the site itself, another library, or an extension. If it is none ' +
    'of these, please report it.',
  hosts: 'Hosts of requests()',
  noHosts: 'No hosts are listed.',
  times: (times: number | undefined) => (times === undefined ? 'not visible here' : `${times} ×`),

  messagesHint:
    'What the site asks by getProvider(), what Latchkey asks wallets and the secure frame, what these emit, and ' +
    'steps of wallet-connect. Names only. A request of the site that reaches its wallet is here twice.',
  noMessages: 'No messages yet.',
  channels: {
    provider: 'by the site',
    'to wallet': 'to the wallet',
    'to session': 'to the wallet, by wallet-connect',
    'to frame': 'to the secure frame',
    'wallet event': 'wallet event',
    frame: 'from the secure frame',
    pairing: 'wallet-connect',
  } satisfies Record<MessageEntry['channel'], string>,
  outcomes: { answered: 'answered', failed: 'failed', waiting: 'waiting' },
  failedWith: (code: number | string) => `failed with ${code}`,

  walletsHint:
    'Wallets in the order of Connect, as far as they are known. Asking why may ask the wallet listing.',
  noWallets: 'No wallets are known. They are looked for once the modal is loaded.',
  why: 'Why?',
  whyOf: (name: string) => `Why is ${name} here?`,
  explainLabel: 'Wallet: name, rdns, id',
  explain: 'Explain',
  shownIn: (lists: string) => `Shown in: ${lists}.`,
  shownNowhere: 'Not shown in any list.',
  explainFailed: (code: string) => `This could not be found out (${code}).`,
  ambiguous: 'claimed twice',

  reportHint:
    'No e-mail address, token, signature, project id, or stored value is in a report. Please read it before you ' +
    'send it.',
  leaveOutAddresses: 'Leave addresses out',
  copyMarkdown: 'Copy as Markdown',
  copyJson: 'Copy as JSON',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Select the text below.',
} as const
