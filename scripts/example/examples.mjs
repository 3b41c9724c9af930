/** The sites in `examples`, which are built and driven from packed files. */
export const EXAMPLES = ['vite-react', 'sign-in']
