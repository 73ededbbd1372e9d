# docker build -t westmarch . && docker run -p 4300:4300 -v westmarch:/data westmarch
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs && node scripts/release.mjs \
 && mkdir /out && tar -xzf westmarch-*.tar.gz -C /out --strip-components=1 \
 && cd /out && npm ci --omit=dev --omit=optional --no-audit --no-fund \
 && node -e "import('/out/scripts/ensure.mjs').then(e => require('fs').writeFileSync(e.stampFile('/out'), e.wantedStamp('/out').trimEnd() + ' production\n'))"

FROM node:24-slim
COPY --from=build /out /opt/westmarch
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /opt/westmarch
ENV HOST=0.0.0.0 PORT=4300 WESTMARCH_DATA=/data NODE_ENV=production
VOLUME /data
EXPOSE 4300
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s CMD node -e "fetch('http://127.0.0.1:4300/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "bin/westmarch.mjs", "serve"]
