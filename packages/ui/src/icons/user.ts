import type { IconShape } from './icon-shape.ts'

/** A person or an account. */
export const userIcon: IconShape = {
  path: 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM5 20c.8-3.3 3.6-5 7-5s6.2 1.7 7 5',
}
