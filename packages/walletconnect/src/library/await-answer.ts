import { engineOf, type Proposal } from './engine.ts'
import type { Client, SessionStruct } from './types.ts'

/**
 * Calls `listener` directly before a proposal is sent to the relay. The library returns the address
 * of a proposal only after the relay accepted it, and asks another host to vouch for the website
 * first. It also stores the proposal and listens for the answer that late, so that the answer of a
 * quick wallet would be lost: here the proposal is stored before it is sent, once.
 */
export function onProposal(client: Client, listener: (proposal: Proposal) => void): void {
  const engine = engineOf(client)
  const { sendProposeSession, setProposal } = engine
  const stored = new Set<number>()
  engine.setProposal = async (id, proposal) => {
    if (!stored.has(id)) await setProposal(id, proposal)
    stored.add(id)
  }
  engine.sendProposeSession = async (params) => {
    const { proposal } = params
    await engine.setProposal(proposal.id, proposal)
    listener(proposal)
    try {
      await sendProposeSession(params)
    } catch (error) {
      await engine.deleteProposal(proposal.id)
      engine.events.emit(`session_connect:${proposal.id}`, { error })
      throw error
    }
  }
}

/** The answer to a proposal. Unlike the library's own promise it has no timer, and misses nothing. */
export function answerToProposal(client: Client, id: number): Promise<SessionStruct> {
  const answer = new Promise<SessionStruct>((resolve, reject) => {
    engineOf(client).events.once(`session_connect:${id}`, ({ session, error }) => {
      if (session === undefined) reject(error)
      else resolve(session)
    })
  })
  answer.catch(() => undefined)
  return answer
}
