/** Clients number their calls, or name them by a number too large for one. */
export type CallId = number | string

/** A call as clients make it. */
export interface RelayCall {
  readonly id: CallId
  readonly method: string
  readonly params: unknown
}

/** The steps of a call, in order. */
export interface RelayWork {
  /** Topics to subscribe to, each answered with an id. */
  readonly subscribe?: readonly string[]
  readonly unsubscribe?: readonly string[]
  readonly publish?: readonly Publication[]
  /** Topics whose waiting messages are the answer. */
  readonly fetch?: readonly string[]
  /** Is true if one thing was asked for, so that the answer is not a list. */
  readonly isSingle?: boolean
}

/** A message to be sent. */
export interface Publication {
  readonly topic: string
  readonly message: string
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

type Params = Readonly<Record<string, unknown>>

/** How long proposals and their answers are stored, in seconds, and what they are numbered. */
const PROPOSAL = { ttl: 300, propose: 1100, respond: 1101, settle: 1102 }

/** A message without a lifetime is stored for six hours. */
const DEFAULT_TTL_S = 21_600

const CALLS: Readonly<Record<string, (params: Params) => RelayWork>> = {
  irn_publish: (params) => ({ publish: [publication(params)] }),
  irn_batchPublish: ({ messages }) => ({ publish: records(messages).map(publication) }),
  irn_subscribe: ({ topic }) => ({ subscribe: [text(topic, 'topic')], isSingle: true }),
  irn_batchSubscribe: ({ topics }) => ({ subscribe: texts(topics) }),
  irn_unsubscribe: ({ topic }) => ({ unsubscribe: [text(topic, 'topic')] }),
  irn_batchUnsubscribe: ({ subscriptions }) => ({
    unsubscribe: records(subscriptions).map(({ topic }) => text(topic, 'topic')),
  }),
  irn_fetchMessages: ({ topic }) => ({ fetch: [text(topic, 'topic')] }),
  irn_batchFetchMessages: ({ topics }) => ({ fetch: texts(topics) }),
  wc_proposeSession(params) {
    const topic = text(params['pairingTopic'], 'pairingTopic')
    const message = text(params['sessionProposal'], 'sessionProposal')
    const { ttl, propose: tag } = PROPOSAL
    const attestation = optionalText(params['attestation'])
    return { subscribe: [topic], publish: [{ topic, message, ttl, tag, attestation }] }
  },
  wc_approveSession(params) {
    const pairing = text(params['pairingTopic'], 'pairingTopic')
    const session = text(params['sessionTopic'], 'sessionTopic')
    const answer = text(params['sessionProposalResponse'], 'sessionProposalResponse')
    const settlement = text(params['sessionSettlementRequest'], 'sessionSettlementRequest')
    const { ttl, respond, settle } = PROPOSAL
    return {
      subscribe: [pairing, session],
      publish: [
        { topic: pairing, message: answer, ttl, tag: respond },
        { topic: session, message: settlement, ttl, tag: settle },
      ],
    }
  },
}

/** Why a call can't be carried out, as a JSON-RPC error. */
export class RelayCallError extends Error {
  override readonly name = 'RelayCallError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** @throws RelayCallError for a method or parameters that no relay knows. */
export function readWork({ method, params }: RelayCall): RelayWork {
  const read = Object.hasOwn(CALLS, method) ? CALLS[method] : undefined
  if (read === undefined) throw new RelayCallError(-32_601, `The relay has no method "${method}".`)
  return read(record(params))
}

function publication(params: Params): Publication {
  const { ttl, tag } = params
  return {
    topic: text(params['topic'], 'topic'),
    message: text(params['message'], 'message'),
    ttl: typeof ttl === 'number' && ttl > 0 ? ttl : DEFAULT_TTL_S,
    tag: typeof tag === 'number' ? tag : 0,
    attestation: optionalText(params['attestation']),
  }
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new RelayCallError(-32_602, `"${name}" must be a text that is not empty.`)
}

function texts(value: unknown): readonly string[] {
  return list(value).map((each) => text(each, 'topic'))
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function records(value: unknown): readonly Params[] {
  return list(value).map(record)
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new RelayCallError(-32_602, 'A list is missing.')
}

function record(value: unknown): Params {
  if (typeof value === 'object' && value !== null) return value as Params
  throw new RelayCallError(-32_602, 'Parameters must be an object.')
}
