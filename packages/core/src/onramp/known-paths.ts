import { isLatchkeyError } from '../contract/index.ts'

/** Which of two paths a server has for the same thing. */
export interface KnownPaths {
  /**
   * Asks by the path that the public server has; where it is not there, by the one of
   * docs/specification.md, section 7. A path that was not there once is not asked again by this page.
   *
   * @param of - The thing, such as `options`.
   */
  ask<Answer>(
    of: string,
    ways: { server(): Promise<Answer>; specified(): Promise<Answer> },
  ): Promise<Answer>
}

/** A server without the path answers one of these. Any other failure is one of a path that is there. */
const ABSENT: ReadonlySet<number> = new Set([404, 405, 501])

/** Returns true for an error by which a server says that it does not have the path. */
export function isAbsent(thrown: unknown): boolean {
  return isLatchkeyError(thrown, 'http.status') && ABSENT.has(thrown.context.status)
}

/** Creates the memory of one core. */
export function createKnownPaths(): KnownPaths {
  const absent = new Set<string>()
  return {
    async ask(of, { server, specified }) {
      if (absent.has(of)) return specified()
      try {
        return await server()
      } catch (thrown) {
        if (!isAbsent(thrown)) throw thrown
        absent.add(of)
        return specified()
      }
    },
  }
}
