module.exports = {
  testEnvironment: 'jsdom',
  setupFiles: ['./jest.setup.cjs'],
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?@latchkey[/+])'],
  testMatch: ['**/connect.jest.jsx'],
}
