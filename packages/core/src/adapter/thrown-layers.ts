/** Names under which errors have another error inside. */
const INSIDE = ['error', 'cause', 'originalError', 'data', 'reason', 'details'] as const
/** Limits what is read of an error that a hostile wallet made. */
const [MAX_LAYERS, MAX_TEXT_LENGTH] = [20, 500]

/** A part of an error of a wallet, each field read once. */
export interface ThrownLayer {
  readonly code: unknown
  readonly name: unknown
  /** Its words; empty where it has none. */
  readonly text: string
}

/**
 * Reads what a wallet threw, an object or a text, and the errors inside it: libraries wrap what a wallet threw.
 *
 * @returns The outermost layer first.
 */
export function readThrownLayers(thrown: unknown): readonly ThrownLayer[] {
  const found = new Set<unknown>([thrown])
  for (const one of found) {
    const inside = INSIDE.map((key) => at(one, key)).filter(isLayer)
    for (const each of inside) if (found.size < MAX_LAYERS) found.add(each)
  }
  return [...found].map((one) => {
    const text = typeof one === 'string' ? one : at(one, 'message')
    return {
      code: at(one, 'code'),
      name: at(one, 'name'),
      text: typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH).trim() : '',
    }
  })
}

const OWNER =
  '(?:\\b(?:user|owner)|usuario|usuário|utilisateur|benutzer|nutzer|пользовател|kullanıcı|người dùng|' +
  'pengguna|用户|用戶|使用者|ユーザー|사용자)'
const REFUSED =
  '(?:reject|deni|deny|declin|cancel|refus|abort|closed|dismiss|rechaz|rejeit|rejet|annul|abgelehnt|abgebrochen|' +
  'отклон|отмен|reddet|iptal|từ chối|hủy|tolak|batal|拒绝|拒絕|取消|拒否|キャンセル|거부|거절|취소)'
const SUBJECT = '(?:approval|connection|message|request|signature|signing|transaction)'

/** The owner refused, or something was refused by its owner. */
const BY_OWNER = new RegExp(
  `${OWNER}[^.]{0,40}${REFUSED}|${REFUSED}\\w*\\s+by\\s+[^.]{0,8}${OWNER}`,
  'i',
)
/** The whole text says no more than that something was refused. */
const WITHOUT_OWNER = new RegExp(
  `^(?:${SUBJECT} )?(?:was |has been )?(?:rejected|denied|declined|cancell?ed)(?: ${SUBJECT})?[.!]?$|` +
    '^(?:plugin|pop-?up|window|modal) (?:was )?closed[.!]?$',
  'i',
)
/** JSON-RPC: an internal error, which says nothing. */
const INTERNAL_ERROR = -32603

/**
 * Whether an error says in words that the wallet's owner refused, for wallets that leave no other way. Words
 * without an owner count only where no code says something else: nodes reject transactions, too.
 */
export function saysRefused({ code, text }: ThrownLayer): boolean {
  const isOpen = typeof code !== 'number' || code === INTERNAL_ERROR
  return BY_OWNER.test(text) || (isOpen && WITHOUT_OWNER.test(text))
}

function isLayer(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

function at(value: unknown, key: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}
