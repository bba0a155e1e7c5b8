# Production image. Everything but Node comes from package-lock.json and this repository.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY migrations migrations
COPY scripts scripts
# The sample people of a demonstration (ALLOW_EMBEDDED=true).
COPY server/embedded/samples server/embedded/samples
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that receives SIGTERM.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "dist/server/main.js"]
