import type { IconShape } from './icon-shape.ts'

/** Apple: a neutral stand-in; their own mark follows their own rules. */
export const appleIcon: IconShape = {
  path: 'M12 8.2c-1.2-.8-2.4-1-3.5-.7C6.3 8.1 5 10.2 5 12.8c0 3.7 2.3 7.2 4.4 7.2.9 0 1.6-.6 2.6-.6s1.7.6 2.6.6c2.1 0 4.4-3.5 4.4-7.2 0-2.6-1.3-4.7-3.5-5.3-1.1-.3-2.3-.1-3.5.7zM12 8.2c0-2.4 1.1-4 3.2-4.7',
}
