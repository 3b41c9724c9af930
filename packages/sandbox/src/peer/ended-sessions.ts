type Handler = (topic: string, payload: object) => Promise<void>

/**
 * Ignores the end of a session that has ended. If both sides end one at the same time, the library
 * looks for the session that it deleted, and the unhandled rejection would end the process.
 */
export function ignoreEndedSessions(kit: object): void {
  const { signClient } = Object(Reflect.get(kit, 'engine'))
  const { engine, session } = Object(signClient)
  const end: Handler = engine.onSessionDeleteRequest
  engine.onSessionDeleteRequest = async (topic: string, payload: object) => {
    if (session.keys.includes(topic)) await end(topic, payload)
  }
}
