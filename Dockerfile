# docker build -t westmarch . && docker run -p 127.0.0.1:4300:4300 -v westmarch:/data westmarch
FROM node:24-slim AS build
WORKDIR /src
COPY . .
# Builds everything; then what a server needs, and its packages.
RUN node scripts/release.mjs \
 && mkdir /out && tar -xzf westmarch-*.tar.gz -C /out --strip-components=1 \
 && cd /out && node bin/westmarch.mjs install

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
