import type { IconShape } from './icon-shape.ts'

/** GitHub: a neutral stand-in; their own mark follows their own rules. */
export const githubIcon: IconShape = {
  path: 'M7 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM7 20.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM17 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM7 8.2v7.6M17 10.2c0 3.3-3 3.6-6 4-2.2.3-4 .9-4 1.6',
}
