import type { Later } from './later.ts'

/** A part that is there from the start. */
export function atOnce<Part>(part: Part): Later<Part> {
  return {
    part: () => part,
    fetch() {},
    ask: (use) => use(part),
    tell: (use) => use(part),
    whenThere: (use) => use(part),
  }
}
