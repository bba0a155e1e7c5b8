# Production image. Everything but Node comes from package-lock.json and this repository.
# docs/operations.md says how to build it from an image by digest.
ARG NODE_IMAGE=node:22-trixie-slim
FROM ${NODE_IMAGE} AS build
# The commit, for logs and figures: the history is not copied.
ARG RELEASE=
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN RELEASE="$RELEASE" npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
# pg_dump, pg_restore and psql 17 for deploy/backup.sh and deploy/restore.sh.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY migrations migrations
COPY scripts scripts
COPY deploy deploy
# The sample people of a demonstration (ALLOW_EMBEDDED=true).
COPY server/embedded/samples server/embedded/samples
USER node
VOLUME /data
EXPOSE 3000
# Not /readyz: while the database is away, a restart would help no user and end all processes at once.
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Stopping takes up to 10 s, more than Docker waits: docker run --stop-timeout 20, stop_grace_period in compose.yaml.
# Node itself is the process that receives SIGTERM.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "dist/server/main.js"]
