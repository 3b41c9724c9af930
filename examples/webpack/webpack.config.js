import HtmlWebpackPlugin from 'html-webpack-plugin'

export default {
  entry: './src/main.tsx',
  output: { filename: '[name].[contenthash].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, use: 'ts-loader', exclude: /node_modules/ }] },
  // Hints on sizes would be about React, viem and every part that is loaded later.
  performance: { hints: false },
  plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
}
